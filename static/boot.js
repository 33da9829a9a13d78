// Empties a hook of PyScript for workers before it is compiled by Function(), which the page's policy forbids.
import {hooks} from './vendor/pyscript/core.js';
hooks.worker.onBeforeRunAsync.clear();
