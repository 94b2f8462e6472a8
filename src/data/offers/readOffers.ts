import { localProduct } from '@/catalogue/localItem';
import { briefOffers } from '@/catalogue/offers/briefOffers';
import { allOffers, type OfferList, type OffersOf } from '@/catalogue/offers/OfferList';
import type { Offers } from '@/catalogue/offers/Offers';
import type { ReadShelf } from '@/catalogue/Shelf';
import type { LanguageCode } from '@/shop/languages';
import { readFreshSeconds } from '../settings/readSourceSettings';
import { shelfVersion } from '../shortHash';
import { ttlCache } from '../ttlCache';
import { type CheckedProducts, chooseOffers } from './chooseOffers';

/** The offers at one moment; `readAt` is when they were chosen, in milliseconds since 1970. */
interface Chosen {
  readonly readAt: number;
  readonly offers: Offers | undefined;
}

interface ProcessOffers {
  readonly ask: ReturnType<typeof ttlCache<Chosen>>;
  readonly checked: CheckedProducts;
  last?: Chosen;
}

const shared = globalThis as { catalogueOffers?: ProcessOffers };

/** On `globalThis`, because each page's server bundle has its own instance of this module. */
function processOffers(): ProcessOffers {
  shared.catalogueOffers ??= {
    ask: ttlCache(readFreshSeconds(process.env) * 1000),
    checked: new Map(),
  };
  return shared.catalogueOffers;
}

/**
 * The best offers of the whole shop in one language, chosen at most once in 60 seconds for all.
 * @throws SettingsError, CatalogueReadError, so that Next keeps the last good page.
 */
export async function readOffers<K extends keyof OffersOf>(
  list: OfferList<K>,
  code: LanguageCode,
): Promise<ReadShelf<OffersOf[K]>> {
  return shelfOf(list, await processOffers().ask(allOffers.name, choose), code);
}

/** The last offers that could be chosen in this process, however old; undefined when there were none. */
export function lastOffers<K extends keyof OffersOf>(
  list: OfferList<K>,
  code: LanguageCode,
): ReadShelf<OffersOf[K]> | undefined {
  const { last } = processOffers();
  return last && shelfOf(list, last, code);
}

async function choose(): Promise<Chosen> {
  const own = processOffers();
  const readAt = Date.now();
  own.last = { readAt, offers: await chooseOffers(own.checked) };
  return own.last;
}

function shelfOf<K extends keyof OffersOf>(
  { kind }: OfferList<K>,
  { readAt, offers }: Chosen,
  code: LanguageCode,
): ReadShelf<OffersOf[K]> {
  const local = offers && {
    ...offers,
    offers: offers.offers.map((offer) => localProduct(offer, code)),
  };
  const shown = local && (kind === 'offerRow' ? briefOffers(local) : local);
  const items = (shown ? [shown] : []) as OffersOf[K][];
  return { version: shelfVersion({ items }), readAt, items };
}
