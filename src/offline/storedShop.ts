import { eraseCaches } from './eraseCaches';
import { cacheNames, ERASE, kindOf, limits, pagesBeside, sentAt } from './keepingRules';
import { serviceWorkers } from './serviceWorkers';

/** A page that this device keeps. */
export interface StoredPage {
  /** Its path on this site, language included. */
  readonly path: string;
  /** Its heading: the title of its tab also names the shop and the price. */
  readonly title: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly keptAt: number;
}

/**
 * The pages that this device keeps and may show, the newest first. Reads each of them, so it is for pages that show
 * the list. None where storage is refused.
 */
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

/** A kept page that is not too old, whatever its query. None where storage is refused. */
async function stored(path: string): Promise<Response | undefined> {
  const options = { cacheName: cacheNames.page, ignoreSearch: true, ignoreVary: true };
  try {
    const page = await caches.match(path, options);
    return page && Date.now() - sentAt(page) < limits.days * 86_400_000 ? page : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this device may show the page at a path without a network. False where storage is refused. */
export async function isStored(path: string): Promise<boolean> {
  return Boolean(await stored(path));
}

/** How many pages this device keeps. 0 where storage is refused. */
export async function countStored(): Promise<number> {
  return (await storedPaths()).length;
}

/** Makes no storage, which an erased device would go on having. */
async function storedPaths(): Promise<string[]> {
  try {
    if (!(await caches.has(cacheNames.page))) return [];
    const requests = await (await caches.open(cacheNames.page)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  } catch {
    return [];
  }
}

/** The pages beside others that this tab has told the worker of. */
let told: string[] = [];

/**
 * Has the page kept that is shown, and those beside it once in each tab: a tab is of one build. Lets the browser install
 * the worker; nothing happens where it may not, as in a private window of Firefox.
 * @param path The page's, language included.
 * @param asked Whether the visitor has asked for this shop on the phone, or installed it.
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

/** The paths of scripts, fonts and pictures that this tab has loaded, perhaps before the worker was there. */
function loadedFiles(): string[] {
  const { origin } = window.location;
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => ['file', 'picture'].includes(kindOf(new Request(name), origin) ?? ''))
    .map(({ name }) => name.slice(origin.length));
}

/** Removes all that the worker keeps, in the worker and here. Where storage is refused, there is nothing. */
export async function eraseStored(): Promise<void> {
  told = [];
  for (const { active } of await registrations()) active?.postMessage(ERASE);
  await eraseCaches().catch(() => undefined);
}

/** Removes the worker and all that it keeps. */
export async function stopKeeping(): Promise<void> {
  await eraseStored();
  await Promise.allSettled((await registrations()).map((worker) => worker.unregister()));
}

/** The site's workers. None where the browser refuses them, as it does with cookies blocked. */
async function registrations(): Promise<readonly ServiceWorkerRegistration[]> {
  try {
    return (await serviceWorkers()?.getRegistrations()) ?? [];
  } catch {
    return [];
  }
}
