// The rule of isLowData() in src/device/lowData.ts, before the page's own scripts.
(() => {
  const { currentScript, documentElement, head } = document;
  let chosen;
  try {
    chosen = localStorage.getItem('less-data');
  } catch {}
  const low = chosen ? chosen === '"yes"' : Boolean(navigator.connection?.saveData);
  documentElement.toggleAttribute(low ? 'data-low' : 'data-fonts', true);
  const { font: href } = currentScript.dataset;
  if (low || !href) return;
  const link = document.createElement('link');
  head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }));
})();
