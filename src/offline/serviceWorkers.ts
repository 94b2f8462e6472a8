/** The browser's service workers, if any. In a sandboxed document reading them throws a SecurityError. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
