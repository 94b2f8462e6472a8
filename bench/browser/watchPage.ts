import type { Watched } from './Watched';

/**
 * Runs in each page before anything of its own: notes when its title, its first product and its home heading are there to be
 * seen, and the long tasks. Moments are milliseconds since 1970, so that they can be told from a press on the page before.
 */
export function watchPage(): void {
  const watched: Watched = { moments: {}, longTasks: [], interactions: [] };
  window.bench = watched;
  const now = () => performance.timeOrigin + performance.now();

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      watched.longTasks.push({ at: startTime, ms: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      watched.interactions.push({ name, ms: duration });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);

  const look = () => {
    const heading = document.querySelector('h1');
    const product = firstProduct();
    const seen = {
      title: heading !== null && heading.getBoundingClientRect().height > 0,
      product: product !== undefined,
      picture: product?.querySelector('img')?.naturalWidth ?? 0,
      // The address changes before the page does.
      home: heading !== null && product === undefined && location.pathname === '/',
    };
    for (const [name, is] of Object.entries(seen)) {
      if (is) watched.moments[name] ??= now();
      else delete watched.moments[name];
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  function firstProduct(): Element | undefined {
    return (
      [...document.querySelectorAll('h2')]
        .find(({ textContent }) => textContent.startsWith('Soft Matt Primer number'))
        ?.closest('li') ?? undefined
    );
  }
}
