import { cacheNames, KEPT_AT } from './caches';

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
 * The pages that this device keeps, the newest first. Reads each of them, so it is for pages that show the list. None
 * where storage is refused.
 */
export async function storedPages(): Promise<readonly StoredPage[]> {
  try {
    const cache = await caches.open(cacheNames.pages);
    const pages = await Promise.all(
      (await cache.keys()).map(async ({ url }) => storedPage(url, await cache.match(url))),
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
  const keptAt = Number(response.headers.get(KEPT_AT));
  return { path: new URL(url).pathname, title, keptAt };
}

/** Whether this device keeps the page at a path. False where storage is refused. */
export async function isStored(path: string): Promise<boolean> {
  try {
    return Boolean(await caches.match(path, { cacheName: cacheNames.pages }));
  } catch {
    return false;
  }
}
