import type { CategorySlug } from '@/catalogue/Category';
import { categories } from '@/catalogue/categories';
import { honestPrice } from '@/catalogue/honestPrice';
import { idPart } from '@/catalogue/idPart';
import type { Product } from '@/catalogue/items';
import type { AllShelves } from '@/data/shelves/allShelves';
import type { ListedShelf, SearchList } from '@/search/SearchList';
import { otherLanguageCodes } from '@/shop/languages';
import { shortIds } from './shortIds';

/**
 * What a browser needs to search the whole catalogue: for each product its short id, titles in all languages, price,
 * discount, and whether it is sold out.
 */
export function makeSearchList(whole: AllShelves): SearchList {
  return categories.flatMap(({ slug }) => {
    const { items = [] } = whole.get(slug) ?? {};
    return items.length > 0 ? listedShelf(slug, items) : [];
  });
}

function listedShelf(slug: CategorySlug, products: readonly Product[]): ListedShelf {
  const prices = products.map(honestPrice);
  const soldOut = products.flatMap((product, n) => (product.soldOut ? n : []));
  return {
    slug,
    ids: shortIds(products.map(({ id }) => idPart(id))),
    titles: products.map(({ title = '' }) => title),
    ...translatedTitles(products),
    prices: prices.map(({ price = 0 }) => price),
    offs: prices.map(({ percent = 0 }) => percent),
    ...(soldOut.length > 0 ? { soldOut } : {}),
  };
}

/** A column for each language that any product has a title in. */
function translatedTitles(products: readonly Product[]): Pick<ListedShelf, 'translated'> {
  const columns = otherLanguageCodes.flatMap((code) => {
    const titles = products.map(({ translations }) => translations?.[code]?.title ?? '');
    return titles.some(Boolean) ? [[code, titles] as const] : [];
  });
  return columns.length > 0 ? { translated: Object.fromEntries(columns) } : {};
}
