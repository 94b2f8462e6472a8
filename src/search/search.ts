import { categories, findCategory, groups, isBrand } from '@/catalogue/categories';
import type { AskOnlyName, CategorySlug, GroupSlug } from '@/catalogue/registry';
import type { AboutShop } from '@/messages/SearchWords';
import { type IndexedProduct, isSlug, type SearchIndex } from './createSearchIndex';
import type { PriceLimits } from './extractPrices';
import { otherProducts } from './otherProducts';
import { parseQuery } from './parseQuery';
import {
  describesGoods,
  hasWord,
  isAmong,
  isOnShelves,
  isShelfWord,
  type QueryWord,
} from './queryWords';
import type { ListedProduct } from './SearchList';
import { selectByPrice } from './selectByPrice';

/** Products of one kind, or of several if there is no `slug`. */
export interface ResultGroup {
  readonly slug?: CategorySlug;
  readonly products: readonly ListedProduct[];
  /** None of them is at the typed prices: they are the nearest. */
  readonly isUnmet: boolean;
}

/** What the search shows for a query. */
export interface SearchResult {
  readonly groups: readonly ResultGroup[];
  readonly categories: readonly CategorySlug[];
  /** The group of shelves that was named, or is nearest to what is not sold. */
  readonly group: GroupSlug | undefined;
  readonly askOnly: readonly AskOnlyName[];
  /** The typed words for what goods are like that no product shown has. */
  readonly lacking: readonly string[];
  /** The typed words for what is not sold. */
  readonly notSold: readonly string[];
  /** What was typed is not sold: the products are the nearest. */
  readonly isNearest: boolean;
  readonly about: readonly AboutShop[];
  readonly limits: PriceLimits;
  /** Nothing was asked: all words only greet, ask or join. */
  readonly isBlank: boolean;
}

/** The most shelves to show: more would push the products out of view. */
const MOST_SHELVES = 6;

/** Finds what a typed text means: kinds choose the products, traits sort them. Without a kind traits choose. */
export function search(typed: string, index: SearchIndex): SearchResult {
  const query = parseQuery(typed, index);
  const { kinds, traits, limits, about } = query;
  const slugs = [...new Set(kinds.flatMap(({ kind }) => (isSlug(kind) ? kind : [])))];
  const askOnly = [...new Set(kinds.flatMap(({ kind }) => (isSlug(kind) ? [] : kind)))];
  // Beside other kinds, a brand only says what they are like.
  const ofNoBrand = slugs.filter((slug) => !isBrand(findCategory(slug)));
  const chosen = ofNoBrand.length + askOnly.length > 0 ? ofNoBrand : slugs;
  const notSold = query.notSold.filter(({ name }) => !areTraits(name, chosen, index));
  const near = kinds.length > 0 ? undefined : notSold.find((goods) => goods.near)?.near;
  const nearest = near && !isGroup(near) ? [near] : [];
  const group = near && isGroup(near) ? near : query.group;
  const shown = nearest.length > 0 ? nearest : chosen;
  // A name that only some goods of the kind have, such as dryer, counts more than traits, and a brand still more.
  const names = kinds.flatMap(({ name, isLabel }) => (isLabel ? [] : name));
  const brands = kinds.flatMap(({ kind, name }) =>
    isSlug(kind) && !chosen.includes(kind) ? name : [],
  );
  const weighed = [...traits, ...names, ...names, ...brands, ...brands, ...brands];
  const isChosen = kinds.length > 0 || notSold.some(({ areBrands }) => !areBrands);
  const ofKinds = shown.flatMap((slug) => {
    const goods = index.products.filter((product) => product.kinds.has(slug));
    return goods.length > 0 ? { slug, ...selectByPrice(goods, limits, weighed) } : [];
  });
  const others = selectByPrice(
    otherProducts(query, index, { typed, shown, isChosen }),
    limits,
    traits,
  );
  const isBeside = others.goods.length > 0 && (ofKinds.length === 0 || !others.isUnmet);
  const selections = isBeside ? [...ofKinds, others] : ofKinds;
  const visible = selections.flatMap(({ goods }) => goods);
  return {
    groups: selections.map(({ goods, ...selection }) => ({
      ...selection,
      products: goods.map(({ product }) => product),
    })),
    categories: [
      ...new Set([...shown, ...slugs, ...(isChosen ? [] : shelvesNamed(traits, index))]),
    ],
    group,
    askOnly,
    lacking: visible.length > 0 ? lackingIn(visible, { traits, names, brands }, index, shown) : [],
    notSold: notSold.flatMap(({ name }) => name.map(({ word }) => word)),
    isNearest: nearest.length > 0,
    about,
    limits,
    isBlank:
      Object.keys(limits).length + kinds.length + traits.length + notSold.length + about.length ===
        0 &&
      !group &&
      !query.hasUnknown,
  };
}

function isGroup(slug: CategorySlug | GroupSlug): slug is GroupSlug {
  return groups.some((group) => group === slug);
}

/** Whether words for what is not sold are traits of the goods that were named: the sindur red of a spray. */
function areTraits(
  words: readonly QueryWord[],
  slugs: readonly CategorySlug[],
  { products }: SearchIndex,
): boolean {
  const goods = products.filter((product) => isOnShelves(product, slugs));
  return words.every((word) => goods.some((product) => hasWord(product, word)));
}

/**
 * The words that no visible product has: neither in its texts nor in the names and uses of its shelf. A kind's name
 * counts if some goods of that kind have it: a dryer, when only curlers are shown.
 */
function lackingIn(
  visible: readonly IndexedProduct[],
  { traits, names, brands }: Readonly<Record<'traits' | 'names' | 'brands', readonly QueryWord[]>>,
  { products, useWords }: SearchIndex,
  shown: readonly CategorySlug[],
): string[] {
  const isMissing = (word: QueryWord) => !visible.some((product) => hasWord(product, word));
  const isOfShelf = (word: QueryWord) =>
    visible.some((product) => isShelfWord(word, product, useWords));
  const goods = products.filter((product) => isOnShelves(product, shown));
  const own = visible.filter((product) => isOnShelves(product, shown));
  return [
    ...traits.filter((word) => isMissing(word) && describesGoods(word.word) && !isOfShelf(word)),
    ...brands.filter(isMissing),
    ...names.filter(
      (word) =>
        goods.some((product) => hasWord(product, word)) &&
        !own.some((product) => hasWord(product, word)),
    ),
  ].map(({ word }) => word);
}

/** The shelves whose names have all these words. */
function shelvesNamed(words: readonly QueryWord[], { nameWords }: SearchIndex): CategorySlug[] {
  if (words.length === 0) return [];
  return categories
    .map(({ slug }) => slug)
    .filter((slug) => words.every((word) => isAmong(word, nameWords.get(slug))))
    .slice(0, MOST_SHELVES);
}
