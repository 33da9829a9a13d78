// Runs before Python: the progress line, clicks that must not be lost, and plain words if Python cannot start.
(() => {
  const root = document.documentElement;
  const progress = document.getElementById('progress');
  const weights = JSON.parse(document.getElementById('weights').textContent);
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const waiting = [];

  const keep = event => {
    const control = event.target.closest && event.target.closest('[data-act]');
    if (!control) return;
    const answered = ['checkbox', 'radio', 'select-one'].includes(control.type);
    if ((event.type === 'change') !== answered) return;
    if (event.type === 'click') event.preventDefault();
    waiting.push({dataset: {...control.dataset}, checked: control.checked, value: control.value, type: control.type, tagName: control.tagName});
  };
  const kinds = ['click', 'change', 'input'];
  for (const kind of kinds) document.addEventListener(kind, keep, true);

  const arrived = new Set();
  const observer = new PerformanceObserver(list => {
    for (const {name} of list.getEntries()) {
      const file = Object.keys(weights).find(path => name.split('?')[0].endsWith(path));
      if (file) arrived.add(file);
    }
    const done = [...arrived].reduce((sum, file) => sum + weights[file], 0);
    progress.value = 0.1 + 0.75 * done / total;
    root.dataset.stage = arrived.size === Object.keys(weights).length ? 'waking' : 'fetching';
  });
  observer.observe({type: 'resource', buffered: true});

  const failed = why => {
    if (root.dataset.ready || root.dataset.failed) return;
    observer.disconnect();
    root.dataset.failed = why;
  };
  window.addEventListener('error', event => {
    if (event.target !== window || !root.dataset.ready) failed('missing');
  }, true);
  window.addEventListener('unhandledrejection', () => failed('missing'));
  if (typeof WebAssembly !== 'object' || !('noModule' in HTMLScriptElement.prototype)) failed('old');

  let updating = false;
  const watch = registration => {
    const offer = () => {
      if (registration.waiting && registration.active) window.dispatchEvent(new Event('tokaido-update'));
    };
    const follow = worker => worker && worker.addEventListener('statechange', offer);
    offer();
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
    document.addEventListener('visibilitychange', () => document.hidden || registration.update().catch(() => {}));
    let controlled = navigator.serviceWorker.controller;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (updating) location.reload();
      else if (controlled) window.dispatchEvent(new Event('tokaido-update'));  // another tab has taken the new version
      controlled = navigator.serviceWorker.controller;
    });
  };

  window.tokaido = {
    failed,
    ready() {
      for (const kind of kinds) document.removeEventListener(kind, keep, true);
      observer.disconnect();
      if ('serviceWorker' in navigator) navigator.serviceWorker.register('service-worker.js').then(watch, () => {});
      return waiting.splice(0);
    },
    update() {
      updating = true;
      navigator.serviceWorker.getRegistration().then(found => found && found.waiting ? found.waiting.postMessage('use') : location.reload());
    },
  };
})();
