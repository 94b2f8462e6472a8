import { serviceWorkers } from './serviceWorkers';
import { kindOf, pagesBeside } from './storageRules';

let hasBegun = false;

/** Stores the shown page, and once in each tab those beside it. Installs the worker where the browser lets it. */
export async function storeShownPage(path: string): Promise<void> {
  const workers = serviceWorkers();
  if (!workers) return;
  const isFirst = !hasBegun;
  hasBegun = true;
  if (isFirst) await workers.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  const { active } = await workers.ready;
  active?.postMessage([path, ...(isFirst ? [...pagesBeside(path), ...loadedFiles()] : [])]);
}

/** Of scripts, fonts and pictures in this tab, perhaps from before the worker. */
function loadedFiles(): string[] {
  const { origin } = window.location;
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => ['file', 'picture'].includes(kindOf(new Request(name), origin) ?? ''))
    .map(({ name }) => name.slice(origin.length));
}
