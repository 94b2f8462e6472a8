import { emptyCaches } from './emptyCaches';
import { keptPage } from './keptPage';
import { cacheNames, EMPTY, type KeepMessage, keptHeaders } from './rules';

/** A page that this device keeps. */
export interface StoredPage {
  /** Its path on this site, language included. */
  readonly path: string;
  /** The title of its tab. */
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
    const pages = await Promise.all(
      (await storedAddresses()).map(async (url) => storedPage(url, await keptPage(url))),
    );
    return pages
      .filter((page) => page !== undefined)
      .sort((one, other) => other.keptAt - one.keptAt);
  } catch {
    return [];
  }
}

async function storedPage(
  url: string,
  response: Response | undefined,
): Promise<StoredPage | undefined> {
  if (!response) return undefined;
  const { title } = new DOMParser().parseFromString(await response.text(), 'text/html');
  const keptAt = Number(response.headers.get(keptHeaders.keptAt));
  return { path: new URL(url).pathname, title, keptAt };
}

/** The addresses of the kept pages. A cache is not opened for it, because that would make one. */
async function storedAddresses(): Promise<string[]> {
  if (!(await caches.has(cacheNames.pages))) return [];
  const cache = await caches.open(cacheNames.pages);
  return (await cache.keys()).map(({ url }) => url);
}

/** Whether this device may show the page at a path without a network. False where storage is refused. */
export async function isStored(path: string): Promise<boolean> {
  try {
    return Boolean(await keptPage(path));
  } catch {
    return false;
  }
}

/** How many pages this device keeps. 0 where storage is refused. */
export async function countStored(): Promise<number> {
  try {
    return (await storedAddresses()).length;
  } catch {
    return 0;
  }
}

let started: Promise<unknown> | undefined;

/**
 * Lets the browser install the worker, once in each tab. Nothing happens where it may not, as in a private window of
 * Firefox.
 */
export async function startKeeping(): Promise<void> {
  started ??= navigator.serviceWorker
    ?.register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  await started;
}

/** Removes all that the worker keeps, and what it is about to keep. Where storage is refused, there is nothing. */
export async function eraseStored(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage(EMPTY);
  await emptyCaches().catch(() => undefined);
}

/** Removes the worker and all that it keeps. */
export async function stopKeeping(): Promise<void> {
  started = undefined;
  await eraseStored();
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

/** Tells the worker what to keep, as soon as there is one. */
export async function tellWorker(message: KeepMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(message);
}
