/** Runs a task after loading, when the browser is idle. Safari before 26 runs it at once. */
export function whenIdle(task: () => void): void {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(task);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
}
