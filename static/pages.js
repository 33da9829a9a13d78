// Language and light of the pages beside the game, as the game remembers them.
(() => {
  const root = document.documentElement;
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('tokaido:settings')) || {};
  } catch {
    // No storage: as the browser says.
  }
  const wanted = [settings.language, ...navigator.languages.map(code => code.slice(0, 2).toLowerCase())];
  root.lang = wanted.find(code => ['en', 'fr', 'pt'].includes(code)) || 'en';
  root.dataset.theme = ['light', 'dark'].includes(settings.theme) ? settings.theme : 'auto';
})();
