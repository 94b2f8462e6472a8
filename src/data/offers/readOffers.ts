import { localProduct } from '@/catalogue/localItem';
import { briefOffers } from '@/catalogue/offers/briefOffers';
import { allOffers, type OfferList, type OffersOf } from '@/catalogue/offers/offerLists';
import type { LanguageCode } from '@/shop/LanguageCode';
import type { ReadingPlan } from '../readings/Reading';
import { freshReading } from '../readings/readings';
import type { DatedItems } from '../shelves/readShelf';
import { type ChosenOffers, chooseOffers } from './chooseOffers';

const plan: ReadingPlan<ChosenOffers> = { name: allOffers.name, read: chooseOffers };

/**
 * The shop's best offers in one language, chosen at most once in 60 seconds. `read`: `freshReading` or `freshOrLast`.
 * @throws SettingsError, CatalogueReadError, so that Next keeps the last good page.
 */
export async function readOffers<K extends keyof OffersOf>(
  { kind }: OfferList<K>,
  code: LanguageCode,
  read = freshReading,
): Promise<DatedItems<OffersOf[K]>> {
  const { readAt, offers } = await read(plan);
  const local = offers && {
    ...offers,
    offers: offers.offers.map((offer) => localProduct(offer, code)),
  };
  const shown = local && (kind === 'offerRow' ? briefOffers(local) : local);
  return { readAt, items: (shown ? [shown] : []) as OffersOf[K][] };
}
