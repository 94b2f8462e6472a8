/**
 * Runs a task after the page has loaded, when the browser is idle. Safari before 26 does not say when it is; there the
 * task runs at once after loading.
 */
export function whenIdle(task: () => void): void {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(task);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
}
