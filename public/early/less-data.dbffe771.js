// docs/decisions/024
(() => {
  const { currentScript, documentElement, head } = document;
  let chosen;
  try {
    chosen = localStorage.getItem('less-data');
  } catch {}
  const low = chosen ? chosen === '"yes"' : Boolean(navigator.connection?.saveData);
  documentElement.toggleAttribute(low ? 'data-low' : 'data-fonts', true);
  const { font: href } = currentScript.dataset;
  if (!low && href) {
    const link = document.createElement('link');
    head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }));
  }
  const [visit] = performance.getEntriesByType('navigation');
  if (!low || visit.domContentLoadedEventStart) return;
  const lessen = (image) => {
    if (image.loading !== 'lazy' || !image.src.endsWith('&q=60')) return;
    image.src = image.src.replace(/w=\d+&q=60$/, 'w=180&q=40');
    image.removeAttribute('srcset');
  };
  const lessenSkipped = () => {
    for (const image of document.images) {
      if (image.checkVisibility?.({ contentVisibilityAuto: true }) === false) lessen(image);
    }
  };
  lessenSkipped();
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node.localName === 'img') lessen(node);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    lessenSkipped();
  });
})();
