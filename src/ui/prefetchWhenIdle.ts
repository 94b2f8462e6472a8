import { mayPrefetch } from './mayPrefetch';

/** For browsers that don't say when they are idle (Safari), in milliseconds. */
const PAUSE_MS = 2000;

/**
 * Runs a task after the page has loaded, when the browser is idle; not at all when prefetching is not acceptable.
 * Returns a function that cancels it.
 */
export function prefetchWhenIdle(task: () => void): () => void {
  let cancelled = false;
  const run = () => {
    if (!cancelled && mayPrefetch()) task();
  };
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else setTimeout(run, PAUSE_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    cancelled = true;
    window.removeEventListener('load', wait);
  };
}
