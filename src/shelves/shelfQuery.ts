import { queryOptions } from '@tanstack/react-query';
import { type AskedShelf, shelfAddress } from '@/catalogue/addresses/shelfAddress';
import type { Shelf } from '@/catalogue/collections';
import { FRESH_SECONDS, isOutdated, READ_AT } from '@/catalogue/freshness';
import type { PageItemOf } from '@/catalogue/ProductOnShelf';
import type { LanguageCode } from '@/shop/LanguageCode';

/** In milliseconds: after this time a page asks again, if the site did not answer or had only an old reading. */
const ASK_AGAIN_MS = 30_000;

/**
 * In milliseconds: after this time, one hour, an open page asks again in any case. The shop's notice, which every page
 * has, is not asked for earlier.
 */
const LONGEST_SHOWN_MS = 3_600_000;

/** A shelf as the page carried it; after an answer of the site, with its time. */
export interface CachedShelf<Item> extends Shelf<Item> {
  /** When the site read it, in milliseconds since 1970 by this device's clock. */
  readonly readAt?: number;
  /** The site has nothing newer than this old reading. */
  readonly outdated?: boolean;
}

/**
 * How React Query holds a shelf, on the server and in the browser: key, freshness, renewal.
 * @param language Not in the key: a tab shows one language, because another is a full load.
 */
export function shelfQuery<K extends keyof PageItemOf>(
  { name, kind, product, part }: AskedShelf & { readonly kind: K },
  language?: LanguageCode,
) {
  const only = product ?? part;
  return queryOptions<CachedShelf<PageItemOf[K]>>({
    queryKey: ['shelf', name, ...(only === undefined ? [] : [only])],
    queryFn: ({ signal }) => fetchShelf(shelfAddress({ name, product, part }, language), signal),
    staleTime: kind === 'notice' ? LONGEST_SHOWN_MS : FRESH_SECONDS * 1000,
    // Browsers also say "online" on a hotspot without internet: only an answer proves that there is a network.
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchInterval: ({ state: { status, data } }) =>
      status === 'error' || data?.outdated ? ASK_AGAIN_MS : LONGEST_SHOWN_MS,
  });
}

/**
 * Asks the site after the page's load event, because its pictures come first
 * (docs/decisions/001-pages-carry-no-time.md).
 * @throws Error when the site does not answer, or has no reading.
 */
async function fetchShelf<Item>(path: string, signal: AbortSignal): Promise<CachedShelf<Item>> {
  await pageLoaded();
  const response = await fetch(path, { signal });
  // The body is read before the status is checked: Chromium counts a request as under way until its body is read.
  const body = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const { items, more }: Shelf<Item> = JSON.parse(body);
  if (!items) throw new Error(`${path} answered without items`);
  // The age is computed by the site's clock, because phones' clocks are often wrong.
  const time = (name: string) => Date.parse(response.headers.get(name) ?? '');
  const age = Math.max(0, time('Date') - time(READ_AT)) || 0;
  return {
    items,
    ...(more ? { more } : {}),
    readAt: Date.now() - age,
    outdated: isOutdated(age / 1000),
  };
}

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
  });
}
