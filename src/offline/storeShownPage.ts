import { kindOf, pagesBeside } from './storageRules';

let isFirst = true;

/** Stores the shown page, and once in each tab those beside it. Installs the worker where the browser lets it. */
export async function storeShownPage(path: string): Promise<void> {
  // The browser may refuse any of this; in a sandboxed document even the first line throws.
  try {
    const { serviceWorker: workers } = navigator;
    if (!workers) return;
    const more = isFirst ? [...pagesBeside(path), ...loadedFiles()] : [];
    if (isFirst) await workers.register('/sw.js', { updateViaCache: 'none' });
    isFirst = false;
    (await workers.ready).active?.postMessage([path, ...more]);
  } catch {}
}

/** The paths of the files and pictures that this tab has loaded, perhaps before there was a worker. */
function loadedFiles(): string[] {
  const { origin } = window.location;
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => ['file', 'picture'].includes(kindOf(new Request(name), origin) ?? ''))
    .map(({ name }) => name.slice(origin.length));
}
