import { eraseCaches } from './eraseCaches';
import { cacheNames, ERASE, kindOf, limits, pagesBeside, sentAt } from './keepingRules';
import { serviceWorkers } from './serviceWorkers';

/** A page that this device keeps. */
export interface StoredPage {
  readonly path: string;
  /** Its heading: the tab's title also has the shop and the price. */
  readonly title: string;
  /** In milliseconds since 1970. */
  readonly keptAt: number;
}

/** The pages that this device stores and may show, the newest first; none where storage is refused. */
export async function storedPages(): Promise<readonly StoredPage[]> {
  const pages = await Promise.all((await storedPaths()).map(storedPage));
  return pages.filter((page) => page !== undefined).sort((one, other) => other.keptAt - one.keptAt);
}

async function storedPage(path: string): Promise<StoredPage | undefined> {
  const response = await stored(path);
  if (!response) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const title = page.querySelector('h1')?.textContent || page.title;
  return { path, title, keptAt: sentAt(response) };
}

/** A stored page, whatever its query, unless it is too old. */
async function stored(path: string): Promise<Response | undefined> {
  const options = { cacheName: cacheNames.page, ignoreSearch: true, ignoreVary: true };
  try {
    const page = await caches.match(path, options);
    return page && Date.now() - sentAt(page) < limits.days * 86_400_000 ? page : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this device can show a path without a network. False where storage is refused. */
export async function isStored(path: string): Promise<boolean> {
  return Boolean(await stored(path));
}

/** How many pages this device stores. 0 where storage is refused. */
export async function countStored(): Promise<number> {
  return (await storedPaths()).length;
}

/** Creates no cache, which an erased device would keep. */
async function storedPaths(): Promise<string[]> {
  try {
    if (!(await caches.has(cacheNames.page))) return [];
    const requests = await (await caches.open(cacheNames.page)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  } catch {
    return [];
  }
}

let told: string[] = [];

/**
 * Stores the shown page, and once in each tab those beside it (more of them if `asked`: the visitor asked for this shop
 * on the phone, or installed it). Installs the worker where the browser lets it.
 */
export async function keepShownPage(path: string, asked: boolean): Promise<void> {
  const workers = serviceWorkers();
  if (!workers) return;
  const isFirst = !told.length;
  const beside = [];
  for (const page of pagesBeside(path, asked))
    if (!told.includes(page) || !(await isStored(page))) beside.push(page);
  told.push(...beside);
  if (isFirst) await workers.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  const { active } = await workers.ready;
  active?.postMessage([path, ...beside, ...(isFirst ? loadedFiles() : [])]);
}

/** Of scripts, fonts and pictures in this tab, perhaps from before the worker. */
function loadedFiles(): string[] {
  const { origin } = window.location;
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => ['file', 'picture'].includes(kindOf(new Request(name), origin) ?? ''))
    .map(({ name }) => name.slice(origin.length));
}

/** Removes all that the worker stores. Does nothing where storage is refused. */
export async function eraseStored(): Promise<void> {
  told = [];
  for (const { active } of await registrations()) active?.postMessage(ERASE);
  await eraseCaches().catch(() => undefined);
}

/** Removes the worker and all that it stores. */
export async function stopKeeping(): Promise<void> {
  await eraseStored();
  await Promise.allSettled((await registrations()).map((worker) => worker.unregister()));
}

/** None where the browser refuses, as with cookies blocked. */
async function registrations(): Promise<readonly ServiceWorkerRegistration[]> {
  try {
    return (await serviceWorkers()?.getRegistrations()) ?? [];
  } catch {
    return [];
  }
}
