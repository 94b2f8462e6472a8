import { productPath } from '@/catalogue/addresses/addresses';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { statusPath } from '@/catalogue/addresses/previewName';
import { groups } from '@/catalogue/categories';
import { isForSale } from '@/catalogue/honestPrice';
import { productInLanguage } from '@/catalogue/itemInLanguage';
import { bestOffers } from '@/catalogue/offers/bestOffers';
import type { Report } from '@/catalogue/Report';
import { productsByCategory, readAllShelves } from '@/data/shelves/allShelves';
import { dictionaries } from '@/messages/dictionaries';
import { productName } from '@/messages/productName';
import type { LanguageCode } from '@/shop/LanguageCode';
import { localPath } from '@/shop/languages';

/** How many new goods of each group, which has a tab in the owner's sheet. */
const EACH = 2;

/**
 * The pictures that the owner may post: of the offers, if there are any, and of each group's goods for sale with the
 * last ids. The sheet gives each new row an id after all others of its tab, and no other field says which goods are new.
 * Never throws.
 */
export async function postedPictures(code: LanguageCode): Promise<Report['posts']> {
  const dictionary = dictionaries[code];
  const { messages, offers } = dictionary;
  const post = (path: string, title: string) => ({
    picture: statusPath(localPath(dictionary, path)),
    title,
  });
  const shelves = productsByCategory(await readAllShelves());
  const bySlug = shelves.map(([{ slug }, products]) => [slug, products] as const);
  const best = bestOffers(bySlug, 1);
  const goods = shelves
    .flatMap(([category, products]) => products.map((product) => ({ category, product })))
    .filter(({ product }) => isForSale(product))
    .sort((one, other) => (one.product.id < other.product.id ? 1 : -1));
  const newest = groups.flatMap((group) =>
    goods.filter(({ category }) => category.group === group).slice(0, EACH),
  );
  return [
    ...(best ? [post(pageDefinitions.offers.path, offers.title[best.kind])] : []),
    ...newest.map(({ category, product }) => {
      const name = productName(productInLanguage(product, code), messages.labelsOf(category.slug));
      return post(productPath(category, product), name);
    }),
  ];
}
