// Empties a hook of PyScript for workers before it is compiled by Function(), which the page's policy forbids.
import {hooks} from './vendor/pyscript/core.js';
hooks.worker.onBeforeRunAsync.clear();

// Python starts while the page is still being read; before it touches the page it waits for this.
window.pageIsThere = document.readyState === 'loading'
  ? new Promise(done => document.addEventListener('DOMContentLoaded', done)) : Promise.resolve();
