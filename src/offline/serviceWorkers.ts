/**
 * The browser's service workers; undefined where it has none. In a sandboxed document it has them, but throws a
 * SecurityError at whoever looks at them.
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
