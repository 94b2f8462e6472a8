import { productPath } from '@/catalogue/addresses/addresses';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { productInLanguage } from '@/catalogue/itemInLanguage';
import { newestGoods } from '@/catalogue/newestGoods';
import { bestOffers } from '@/catalogue/offers/bestOffers';
import type { Report } from '@/catalogue/Report';
import { productsByCategory, readAllShelves } from '@/data/shelves/allShelves';
import { dictionaries } from '@/messages/dictionaries';
import { productName } from '@/messages/productName';
import type { LanguageCode } from '@/shop/LanguageCode';

/** The pages whose pictures the owner may post: the offers, if there are any, and the newest goods. Never throws. */
export async function postedPages(code: LanguageCode): Promise<Report['posts']> {
  const { messages, offers } = dictionaries[code];
  const shelves = productsByCategory(await readAllShelves());
  const best = bestOffers(
    shelves.map(([{ slug }, products]) => [slug, products]),
    1,
  );
  return [
    ...(best ? [{ path: pageDefinitions.offers.path, title: offers.title[best.kind] }] : []),
    ...newestGoods(shelves).map(({ category, product }) => ({
      path: productPath(category, product),
      title: productName(productInLanguage(product, code), messages.labelsOf(category.slug)),
    })),
  ];
}
