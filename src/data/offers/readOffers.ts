import { localProduct } from '@/catalogue/localItem';
import { briefOffers } from '@/catalogue/offers/briefOffers';
import { allOffers, type OfferList, type OffersOf } from '@/catalogue/offers/OfferList';
import type { ReadShelf } from '@/catalogue/Shelf';
import type { LanguageCode } from '@/shop/languages';
import type { ReadingPlan } from '../readings/Reading';
import { freshReading, lastReading } from '../readings/readings';
import { shelfVersion } from '../shortHash';
import { type ChosenOffers, chooseOffers } from './chooseOffers';

const plan: ReadingPlan<ChosenOffers> = { name: allOffers.name, read: chooseOffers };

/**
 * The best offers of the whole shop in one language, chosen at most once in 60 seconds for all.
 * @throws SettingsError, CatalogueReadError, so that Next keeps the last good page.
 */
export async function readOffers<K extends keyof OffersOf>(
  list: OfferList<K>,
  code: LanguageCode,
): Promise<ReadShelf<OffersOf[K]>> {
  return shelfOf(list, await freshReading(plan), code);
}

/** The last offers that could be chosen, however old; undefined when there were none. */
export function lastOffers<K extends keyof OffersOf>(
  list: OfferList<K>,
  code: LanguageCode,
): ReadShelf<OffersOf[K]> | undefined {
  const last = lastReading(plan);
  return last && shelfOf(list, last, code);
}

function shelfOf<K extends keyof OffersOf>(
  { kind }: OfferList<K>,
  { readAt, offers }: ChosenOffers,
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
