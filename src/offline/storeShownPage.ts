import { kindOf, pagesBeside } from './storageRules';

let isFirst = true;

/** Stores the shown page, and once in each tab those beside it. Installs the worker where the browser lets it. */
export async function storeShownPage(path: string): Promise<void> {
  // In a sandboxed document the first line throws, elsewhere what the browser refuses.
  try {
    const { serviceWorker: workers } = navigator;
    if (!workers) return;
    const more = isFirst ? [...pagesBeside(path), ...loadedFiles()] : [];
    if (isFirst) await workers.register('/sw.js', { updateViaCache: 'none' });
    isFirst = false;
    (await workers.ready).active?.postMessage([path, ...more]);
  } catch {}
}

/** Of scripts, fonts and pictures in this tab, perhaps from before the worker. */
function loadedFiles(): string[] {
  const { origin } = window.location;
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => ['file', 'picture'].includes(kindOf(new Request(name), origin) ?? ''))
    .map(({ name }) => name.slice(origin.length));
}
