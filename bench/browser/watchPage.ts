/** What `watchPage` records. Durations in milliseconds, points in time in milliseconds since 1970. */
export interface Watched {
  /** When the shelf's first product appeared, and when its picture had loaded. */
  productAt?: number;
  pictureAt?: number;
  /** Sum of the layout shifts without recent input. */
  shift: number;
  /** Duration of each input event until the next frame. */
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

/**
 * Runs in each page before the page's scripts. It checks for the product only after a DOM change: a check in each frame
 * would slow the page.
 */
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
  // A picture that has loaded causes no DOM mutation.
  document.addEventListener('load', lookSoon, true);
}
