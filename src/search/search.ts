import { categories, findCategory, groups, isBrand } from '@/catalogue/categories';
import type { AskOnlyName, CategorySlug, GroupSlug } from '@/catalogue/registry';
import { type IndexedProduct, isSlug, type SearchIndex } from './createSearchIndex';
import { otherProducts } from './otherProducts';
import { type ParsedQuery, parseQuery } from './parseQuery';
import {
  describesGoods,
  isAmong,
  isOnShelves,
  isShelfWord,
  type QueryWord,
  someHaveWord,
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
export interface SearchResult extends Pick<ParsedQuery, 'about' | 'limits' | 'isBlank'> {
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
}

/** The most shelves to show: more would push the products out of view. */
const MOST_SHELVES = 6;

/** Finds what a typed text means: kinds choose the products, traits sort them. Without a kind traits choose. */
export function search(typed: string, index: SearchIndex): SearchResult {
  const query = parseQuery(typed, index);
  const { kinds, traits, limits, about, isBlank } = query;
  const slugs = [...new Set(kinds.flatMap(({ kind }) => (isSlug(kind) ? kind : [])))];
  const askOnly = [...new Set(kinds.flatMap(({ kind }) => (isSlug(kind) ? [] : kind)))];
  // Beside other kinds, a brand only says what they are like.
  const kindShelves = slugs.filter((slug) => !isBrand(findCategory(slug)));
  const namedShelves = kindShelves.length + askOnly.length > 0 ? kindShelves : slugs;
  const goodsOn = (shelves: readonly CategorySlug[]) =>
    index.products.filter((product) => isOnShelves(product, shelves));
  // Words for what is not sold may be traits of the goods that were named: the sindur red of a spray.
  const chosenGoods = goodsOn(namedShelves);
  const notSold = query.notSold.filter(
    ({ name }) => !name.every((word) => someHaveWord(chosenGoods, word)),
  );
  const near = kinds.length > 0 ? undefined : notSold.find((goods) => goods.near)?.near;
  const nearest = near && !isGroup(near) ? [near] : [];
  const group = near && isGroup(near) ? near : query.group;
  const shownShelves = nearest.length > 0 ? nearest : namedShelves;
  // A name that only some goods of the kind have, such as dryer, counts more than traits, and a brand still more.
  const names = kinds.flatMap(({ name, isLabel }) => (isLabel ? [] : name));
  const brands = kinds.flatMap(({ kind, name }) =>
    isSlug(kind) && !namedShelves.includes(kind) ? name : [],
  );
  const weighed = [...traits, ...names, ...names, ...brands, ...brands, ...brands];
  const isChosen = kinds.length > 0 || notSold.some(({ areBrands }) => !areBrands);
  const ofKinds = shownShelves.flatMap((slug) => {
    const goods = goodsOn([slug]);
    return goods.length > 0 ? { slug, ...selectByPrice(goods, limits, weighed) } : [];
  });
  const others = selectByPrice(
    otherProducts(query, index, { typed, shownShelves, isChosen }),
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
      ...new Set([...shownShelves, ...slugs, ...(isChosen ? [] : shelvesNamed(traits, index))]),
    ],
    group,
    askOnly,
    lacking:
      visible.length > 0
        ? lackingIn(visible, goodsOn(shownShelves), { traits, names, brands }, index)
        : [],
    notSold: notSold.flatMap(({ name }) => name.map(({ text }) => text)),
    isNearest: nearest.length > 0,
    about,
    limits,
    isBlank,
  };
}

function isGroup(slug: CategorySlug | GroupSlug): slug is GroupSlug {
  return groups.some((group) => group === slug);
}

/**
 * The words that no visible product has: neither in its texts nor in the names and uses of its shelf. A kind's name
 * counts if some goods of that kind have it: a dryer, when only curlers are shownShelves.
 */
function lackingIn(
  visible: readonly IndexedProduct[],
  goods: readonly IndexedProduct[],
  { traits, names, brands }: Readonly<Record<'traits' | 'names' | 'brands', readonly QueryWord[]>>,
  { useWords }: SearchIndex,
): string[] {
  const visibleGoods = visible.filter((product) => goods.includes(product));
  const isMissing = (word: QueryWord) => !someHaveWord(visible, word);
  const isOfShelf = (word: QueryWord) =>
    visible.some((product) => isShelfWord(word, product, useWords));
  return [
    ...traits.filter((word) => isMissing(word) && describesGoods(word.text) && !isOfShelf(word)),
    ...brands.filter(isMissing),
    ...names.filter((word) => someHaveWord(goods, word) && !someHaveWord(visibleGoods, word)),
  ].map(({ text }) => text);
}

/** The shelves whose names have all these words. */
function shelvesNamed(words: readonly QueryWord[], { nameWords }: SearchIndex): CategorySlug[] {
  if (words.length === 0) return [];
  return categories
    .map(({ slug }) => slug)
    .filter((slug) => words.every((word) => isAmong(word, nameWords.get(slug))))
    .slice(0, MOST_SHELVES);
}
