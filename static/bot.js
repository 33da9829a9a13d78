// A worker in which bots think: Python of its own, the same app, and a pause after every few milliseconds to hear what the page says.
import {loadPyodide} from './vendor/pyodide/pyodide.mjs';

const SLICE = 0.03;
let hurried = 0;

const ready = (async () => {
  const [python, app] = await Promise.all([loadPyodide(), fetch('app.zip.zst').then(answer => answer.arrayBuffer())]);
  python.FS.writeFile('app.zip.zst', new Uint8Array(app));
  python.runPython(`
import sys
from compression import zstd
from pathlib import Path

Path("app.zip").write_bytes(zstd.decompress(Path("app.zip.zst").read_bytes()))
sys.path.insert(0, "app.zip")
from tokaido.app.thought import begin
`);
  return python.globals.get('begin');
})();

const pause = () => new Promise(done => setTimeout(done, 0));

self.onmessage = async ({data}) => {
  if (data.hurry) {
    hurried = data.hurry;
    return;
  }
  const begin = await ready;
  const thought = begin(data.link, data.name);
  const until = performance.now() + data.patience;
  while (thought.step(SLICE) && hurried !== data.id && performance.now() < until) await pause();
  self.postMessage({id: data.id, answer: thought.answer});
  thought.destroy();
};

// A promise that breaks is no error of the worker by itself, so say it aloud: the page then thinks by itself.
ready.catch(error => setTimeout(() => {
  throw error;
}));
