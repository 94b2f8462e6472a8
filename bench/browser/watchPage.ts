/** What `watchPage` notes in a page. Times are milliseconds, moments milliseconds since 1970. */
export interface Watched {
  /** When the shelf's first product was there, and when its picture was loaded. */
  productAt?: number;
  pictureAt?: number;
  /** The sum of the layout shifts that no visitor caused. */
  shift: number;
  /** How long each event took until the next frame. */
  readonly events: number[];
}

declare global {
  interface Window {
    bench: Watched;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in each page before its own scripts. It looks for the product only after a change: a look in each frame would slow the page. */
export function watchPage(): void {
  const watched: Watched = { shift: 0, events: [] };
  window.bench = watched;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.events.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) watched.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });

  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    if (document.querySelector('h1')?.textContent !== 'Primer') return;
    const product = [...document.querySelectorAll('h2')].find(({ textContent }) =>
      textContent.startsWith('Soft Matt Primer'),
    );
    const now = performance.timeOrigin + performance.now();
    if (product) watched.productAt ??= now;
    if (product?.closest('li, [role="listitem"]')?.querySelector('img')?.naturalWidth)
      watched.pictureAt ??= now;
  };
  const lookSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(look);
  };
  new MutationObserver(lookSoon).observe(document, { childList: true, subtree: true });
  // A loaded picture is no change of the document.
  document.addEventListener('load', lookSoon, true);
}
