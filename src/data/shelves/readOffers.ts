import { cardProducts } from '@/catalogue/cardProducts';
import { categories } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import { productInLanguage } from '@/catalogue/itemInLanguage';
import { bestOffers, briefOffers } from '@/catalogue/offers/bestOffers';
import { allOffers, type OfferList, type OffersOf } from '@/catalogue/offers/offerLists';
import type { LanguageCode } from '@/shop/LanguageCode';
import { SCAN_AGE_MS } from './allShelves';
import type { ReadShelf, ShelfReading } from './readShelf';

/**
 * The shop's best offers in one language, from readings of all shelves up to half an hour old. The answer counts as
 * read now while all are that young: otherwise pages would call it old.
 * @throws SettingsError, CatalogueReadError when `read` does.
 */
export async function readOffers<K extends keyof OffersOf>(
  { kind }: OfferList<K>,
  code: LanguageCode,
  read: ReadShelf,
): Promise<ShelfReading<OffersOf[K]>> {
  const shelves = await Promise.all(
    categories.map(async (category) => {
      return { slug: category.slug, ...(await read(productCollection(category), SCAN_AGE_MS)) };
    }),
  );
  const best = bestOffers(
    shelves.map(({ slug, items }) => [slug, items]),
    allOffers.most,
  );
  const offers = best && {
    ...best,
    offers: cardProducts(best.offers.map((offer) => productInLanguage(offer, code))),
  };
  const list = offers && (kind === 'offerRow' ? briefOffers(offers) : offers);
  const now = Date.now();
  const oldest = Math.min(...shelves.map(({ readAt }) => readAt));
  return {
    readAt: now - oldest < SCAN_AGE_MS ? now : oldest,
    items: (list ? [list] : []) as OffersOf[K][],
  };
}
