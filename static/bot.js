// A worker in which bots think: Python of its own, the same app, and a pause after every few milliseconds to hear what the page says.
import {loadPyodide} from './vendor/pyodide/pyodide.mjs';

// As in boot.js: on a switched stack Chromium may crash.
delete WebAssembly.Suspending;

const SLICE = 0.03;
let hurried = 0;

let python, duo;

// A promise that breaks is no error of the worker by itself, so say it aloud: the page then thinks by itself.
const cryOut = error => setTimeout(() => {
  throw error;
});

const ready = (async () => {
  const [started, app] = await Promise.all([loadPyodide(), fetch('app.zip.zst').then(answer => answer.arrayBuffer())]);
  python = started;
  python.FS.writeFile('app.zip.zst', new Uint8Array(app));
  python.runPython(`
import sys
from compression import zstd
from pathlib import Path

Path("app.zip").write_bytes(zstd.decompress(Path("app.zip.zst").read_bytes()))
sys.path.insert(0, str(Path("app.zip").absolute()))
from tokaido.app.thought import begin
`);
  return python.globals.get('begin');
})();

const addDuo = data => python.pyimport('tokaido.app.archives').add(new Uint8Array(data));
const fetchDuo = name => fetch(name).then(answer => answer.arrayBuffer()).then(addDuo);

const pause = () => new Promise(done => setTimeout(done, 0));

const hear = async ({data}) => {
  if (data.hurry) {
    hurried = data.hurry;
    return;
  }
  const begin = await ready;
  if (data.duo) await (duo ||= fetchDuo(data.duo));
  const thought = begin(data.link, data.name);
  const until = performance.now() + data.patience;
  while (thought.step(SLICE) && hurried !== data.id && performance.now() < until) await pause();
  self.postMessage({id: data.id, answer: thought.answer});
  thought.destroy();
};

self.onmessage = message => hear(message).catch(cryOut);

ready.catch(cryOut);
