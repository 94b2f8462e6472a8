import { categories } from '@/catalogue/categories';
import { bestOffers } from '@/catalogue/offers/bestOffers';
import { briefOffers } from '@/catalogue/offers/briefOffers';
import { allOffers, type OfferList, type OffersOf } from '@/catalogue/offers/OfferList';
import type { Offers } from '@/catalogue/offers/Offers';
import type { ReadShelf } from '@/catalogue/Shelf';
import { readFreshSeconds } from '../settings/readSourceSettings';
import { type AllShelves, readAllShelves } from '../shelves/allShelves';
import { shelfVersion } from '../shortHash';
import { CatalogueReadError } from '../source/CatalogueReadError';
import { ttlCache } from '../ttlCache';

/** How old a shelf's reading may be to look for offers in it. The prices of those chosen are newer. */
export const SEARCHED_MS = 6 * 60 * 60_000;

/** The offers at one moment; `readAt` is when they were chosen, in milliseconds since 1970. */
interface Chosen {
  readonly readAt: number;
  readonly offers: Offers | undefined;
}

interface Kept {
  readonly ask: ReturnType<typeof ttlCache<Chosen>>;
  last?: Chosen;
}

const shared = globalThis as { catalogueOffers?: Kept };

/** On `globalThis`, because each page's server bundle has its own instance of this module. */
function kept(): Kept {
  shared.catalogueOffers ??= { ask: ttlCache(readFreshSeconds(process.env) * 1000) };
  return shared.catalogueOffers;
}

/**
 * The best offers of the whole shop, chosen at most once in 60 seconds.
 * @throws SettingsError, CatalogueReadError when a shelf was never read, so that Next keeps the last good page.
 */
export async function readOffers<K extends keyof OffersOf>(
  list: OfferList<K>,
): Promise<ReadShelf<OffersOf[K]>> {
  return shelfOf(list, await kept().ask(allOffers.name, choose));
}

/** The last offers that could be chosen in this process, however old; undefined when there were none. */
export function lastOffers<K extends keyof OffersOf>(
  list: OfferList<K>,
): ReadShelf<OffersOf[K]> | undefined {
  const { last } = kept();
  return last && shelfOf(list, last);
}

async function choose(): Promise<Chosen> {
  const readAt = Date.now();
  const whole = await readAllShelves(SEARCHED_MS);
  refuseMissing(whole);
  const shelves = categories.map(({ slug }) => [slug, whole.get(slug)?.items ?? []] as const);
  const chosen = { readAt, offers: bestOffers(shelves, allOffers.most) };
  kept().last = chosen;
  return chosen;
}

/** Offers without those of a shelf that can't be read would replace a good page by a worse one. */
function refuseMissing(whole: AllShelves): void {
  const missing = categories.find(({ slug }) => !whole.has(slug));
  if (missing) throw new CatalogueReadError(missing.collection, 'no reading to choose offers from');
}

function shelfOf<K extends keyof OffersOf>(
  { kind }: OfferList<K>,
  { readAt, offers }: Chosen,
): ReadShelf<OffersOf[K]> {
  const shown = offers && (kind === 'offerRow' ? briefOffers(offers) : offers);
  const items = (shown ? [shown] : []) as OffersOf[K][];
  return { version: shelfVersion({ items }), readAt, items };
}
