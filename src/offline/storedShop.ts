import { ERASE, isTooOld, type ShownPage } from './keepingRules';
import { serviceWorkers } from './serviceWorkers';
import { emptyCaches, type KeptEntry, keptEntries, keptPage } from './workerCaches';

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
  try {
    const pages = await Promise.all((await keptEntries()).map(storedPage));
    return pages
      .filter((page) => page !== undefined)
      .sort((one, other) => other.keptAt - one.keptAt);
  } catch {
    return [];
  }
}

async function storedPage({ cache, request, path }: KeptEntry): Promise<StoredPage | undefined> {
  const response = await cache.match(request, { ignoreVary: true });
  if (!response || isTooOld(response)) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const title = page.querySelector('h1')?.textContent || page.title;
  return { path, title, keptAt: Date.parse(response.headers.get('date') ?? '') };
}

/** Whether this device may show the page at a path without a network. False where storage is refused. */
export async function isStored(path: string): Promise<boolean> {
  return keptPage(path).then(Boolean, () => false);
}

/** How many pages this device keeps. 0 where storage is refused. */
export async function countStored(): Promise<number> {
  return keptEntries().then(
    ({ length }) => length,
    () => 0,
  );
}

let started: Promise<unknown> | undefined;

/**
 * Has a page kept that is shown. Lets the browser install the worker, once in each tab; nothing happens where it may
 * not, as in a private window of Firefox.
 */
export async function keepShownPage(page: ShownPage): Promise<void> {
  const workers = serviceWorkers();
  if (!workers) return;
  started ??= workers.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  await started;
  const { active } = await workers.ready;
  active?.postMessage(page);
}

/** Removes all that the worker keeps, also what it is just keeping. Where storage is refused, there is nothing. */
export async function eraseStored(): Promise<void> {
  for (const { active } of await registrations()) active?.postMessage(ERASE);
  await emptyCaches().catch(() => undefined);
}

/** Removes the worker and all that it keeps. */
export async function stopKeeping(): Promise<void> {
  started = undefined;
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
