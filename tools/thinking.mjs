// Runs tools/thinking.py in Pyodide under Node: node tools/thinking.mjs, from the top folder.
import {loadPyodide} from 'pyodide';

const pyodide = await loadPyodide({env: {HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1'}});
pyodide.FS.mkdir('/top');
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, {root: process.cwd()}, '/top');
console.log(pyodide.runPython(`
import sys
sys.path[:0] = ["/top/src", "/top"]
from tools.thinking import measure
measure()
`));
process.exit(0);
