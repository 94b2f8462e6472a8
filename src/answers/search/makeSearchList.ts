import { idPart } from '@/catalogue/addresses/idPart';
import { categories } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import type { CategorySlug } from '@/catalogue/registry';
import type { AllShelves } from '@/data/shelves/allShelves';
import type { ListedShelf, SearchList } from '@/search/SearchList';
import { otherLanguageCodes } from '@/shop/languages';
import { shortIds } from './shortIds';

/** The catalogue as the browser's search list. */
export function makeSearchList(whole: AllShelves): SearchList {
  return categories.flatMap(({ slug }) => {
    const { items = [] } = whole.get(slug) ?? {};
    return items.length > 0 ? listedShelf(slug, items) : [];
  });
}

function listedShelf(slug: CategorySlug, products: readonly Product[]): ListedShelf {
  const soldOut = products.flatMap((product, n) => (product.soldOut ? n : []));
  return {
    slug,
    ids: shortIds(products.map(({ id }) => idPart(id))),
    titles: products.map(({ title = '' }) => title),
    ...translatedTitles(products),
    prices: products.map(({ price = 0 }) => price),
    offs: products.map(({ off = 0 }) => off),
    ...(soldOut.length > 0 ? { soldOut } : {}),
    ...packTraits(products),
  };
}

/** The traits of a shelf's products. Many products share a text, so each text is written once and then numbered. */
function packTraits(products: readonly Product[]): Pick<ListedShelf, 'traits' | 'traitIndexes'> {
  const each = products.map(productTraits);
  const traits = [...new Set(each.flat())];
  if (traits.length === 0) return {};
  return { traits, traitIndexes: each.map((texts) => texts.map((text) => traits.indexOf(text))) };
}

function productTraits({ brand, size, shades, inside, translations = {} }: Product): string[] {
  const local = Object.values(translations).flatMap(({ shades = [], inside }) => [
    ...shades.map(({ name }) => name),
    inside ?? [],
  ]);
  const names = shades?.map(({ name }) => name) ?? [];
  return [...new Set([brand ?? [], size?.text ?? [], names, inside ?? [], local.flat()].flat())];
}

function translatedTitles(products: readonly Product[]): Pick<ListedShelf, 'translated'> {
  const columns = otherLanguageCodes.flatMap((code) => {
    const titles = products.map(({ translations }) => translations?.[code]?.title ?? '');
    return titles.some(Boolean) ? [[code, titles] as const] : [];
  });
  return columns.length > 0 ? { translated: Object.fromEntries(columns) } : {};
}
