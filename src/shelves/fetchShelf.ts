import { isOutdated, READ_AT_HEADER } from '@/catalogue/freshness';
import type { DatedShelf, Shelf } from '@/catalogue/Shelf';

/** A shelf as the site has confirmed it. */
export interface ConfirmedShelf<Item> extends DatedShelf<Item> {
  /** The site has nothing newer than this old reading. */
  readonly outdated: boolean;
}

/**
 * Asks the site at `path` whether a collection is still as in `known`, after the page's load event,
 * because its pictures come first (docs/decisions/001-pages-carry-no-time.md).
 * @throws Error when the site does not answer, or has no reading.
 */
export async function fetchShelf<Item>(
  path: string,
  known: Shelf<Item> | undefined,
  signal: AbortSignal,
): Promise<ConfirmedShelf<Item>> {
  await pageLoaded();
  const headers = known ? { 'If-None-Match': `"${known.version}"` } : {};
  const response = await fetch(path, { signal, headers });
  const shelf = await shelfIn(path, response, known);
  const { version, items, more } = shelf;
  const age = ageOf(response.headers);
  if (!items) throw new Error(`${path} answered without items`);
  const shown = { version, items, ...(more ? { more } : {}) };
  return { ...shown, readAt: Date.now() - age, outdated: isOutdated(age / 1000) };
}

async function shelfIn<Item>(
  path: string,
  response: Response,
  known: Shelf<Item> | undefined,
): Promise<Shelf<Item>> {
  // Read even if empty: until then Chromium counts the request as under way.
  const body = await response.text();
  if (response.status === 304 && known) return known;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return JSON.parse(body);
}

/** In milliseconds: by the clock of the site, because those of phones are wrong. */
function ageOf(headers: Pick<Headers, 'get'>): number {
  const sentAt = Date.parse(headers.get('date') ?? '');
  return Math.max(0, sentAt - Number(headers.get(READ_AT_HEADER))) || 0;
}

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
  });
}
