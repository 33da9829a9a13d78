// Empties a hook of PyScript for workers before it is compiled by Function(), which the page's policy forbids.
import {hooks} from './vendor/pyscript/core.js';
hooks.worker.onBeforeRunAsync.clear();

// Pyodide then runs Python on the thread's own stack. On a switched one Chromium sometimes crashes: its samplers of allocations, which are on
// in some of its launches only, read past the end of that stack. Nothing here waits inside Python, so nothing needs one.
delete WebAssembly.Suspending;

// Python starts while the page is still being read; before it touches the page it waits for this.
window.pageIsThere = document.readyState === 'loading'
  ? new Promise(done => document.addEventListener('DOMContentLoaded', done)) : Promise.resolve();
