// Before anything of a page is painted: language and light as the game remembers them, and whether a game waits for its player.
(() => {
  const root = document.documentElement;
  let settings = {}, saved = false;
  try {
    saved = Object.keys(localStorage).some(key => key.startsWith('tokaido:game'));
    settings = JSON.parse(localStorage.getItem('tokaido:settings')) || {};
  } catch {
    // No storage, or garbage in it: as the browser says.
  }
  const wanted = [settings.language, ...navigator.languages.map(code => code.slice(0, 2).toLowerCase())];
  root.lang = wanted.find(code => ['en', 'fr', 'pt'].includes(code)) || 'en';
  root.dataset.theme = ['light', 'dark'].includes(settings.theme) ? settings.theme : 'auto';
  root.dataset.saved = saved || location.hash.length > 1;
})();
