/** Durations in milliseconds, points in time in milliseconds since 1970. */
interface Watched {
  productAt?: number;
  pictureAt?: number;
  /** Without shifts after recent input. */
  shift: number;
  /** Duration of each input event until the next frame. */
  readonly events: number[];
  readonly tasks: LongTask[];
  /** The link that Back shall bring back to its place, and when it was there. */
  returning?: { readonly href: string; readonly top: number };
  returnedAt?: number;
}

export interface LongTask {
  readonly startTime: number;
  readonly duration: number;
}

declare global {
  interface Window {
    bench: Watched;
    /** The last: home and a shelf link to a page from its card last. */
    cardLink: (path: string) => HTMLElement | undefined;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs before the page's scripts. Looks only after changes: a look in each frame slows a page. */
export function watchPage(): void {
  const watched: Watched = { shift: 0, events: [], tasks: [] };
  window.bench = watched;
  window.cardLink = (path) =>
    [...document.querySelectorAll<HTMLElement>(`main a[href="${path}"]`)].at(-1);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      watched.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.events.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) watched.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });

  const note = (name: 'productAt' | 'pictureAt' | 'returnedAt') => {
    // Runs after the paint; with this priority before React renders on.
    scheduler.postTask(
      () => {
        watched[name] ??= performance.timeOrigin + performance.now();
      },
      { priority: 'user-blocking' },
    );
  };
  const lookForProduct = () => {
    if (document.querySelector('h1')?.textContent !== 'Primer') return;
    const product = [...document.querySelectorAll('h2')].find(({ textContent }) =>
      textContent.startsWith('Soft Matt Primer'),
    );
    if (product) note('productAt');
    if (product?.closest('li, [role="listitem"]')?.querySelector('img')?.naturalWidth)
      note('pictureAt');
  };
  const lookForReturn = () => {
    const { returning, returnedAt } = watched;
    // A dialog over the page must be gone too.
    if (!returning || returnedAt || document.querySelector(':modal')) return;
    const { top = Number.NaN } = window.cardLink(returning.href)?.getBoundingClientRect() ?? {};
    if (Math.abs(top - returning.top) <= 1) note('returnedAt');
  };
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    lookForProduct();
    lookForReturn();
  };
  const lookSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(look);
  };
  new MutationObserver(lookSoon).observe(document, { childList: true, subtree: true });
  // Neither causes a DOM mutation.
  document.addEventListener('load', lookSoon, true);
  document.addEventListener('scroll', lookSoon, true);
}
