import { categories, findCategory, groups as groupSlugs, isBrand } from '@/catalogue/categories';
import type { AskOnlyName, CategorySlug, GroupSlug } from '@/catalogue/registry';
import type { AboutShop } from '@/messages/SearchWords';
import { atPrices } from './atPrices';
import { type IndexedProduct, isSlug, type SearchIndex } from './createSearchIndex';
import { goodsBeside } from './goodsBeside';
import type { Reading } from './readQuery';
import type { ListedProduct } from './SearchList';
import type { PriceLimits } from './takePrice';
import { describes, has, isAmong, isNamed, type Trait } from './traits';

/** Products of one kind, or of several if there is no `slug`. */
export interface FoundGroup {
  readonly slug?: CategorySlug;
  readonly products: readonly ListedProduct[];
  /** None of them is at the typed prices: they are the nearest. */
  readonly isUnmet: boolean;
}

/** What the search shows for a reading. */
export interface Found {
  readonly groups: readonly FoundGroup[];
  readonly categories: readonly CategorySlug[];
  /** The group of shelves that was named, or is nearest to what is not sold. */
  readonly group?: GroupSlug;
  readonly askOnly: readonly AskOnlyName[];
  /** The typed words for what goods are like that no product shown has. */
  readonly lacking: readonly string[];
  /** The typed words for what is not sold. */
  readonly notSold: readonly string[];
  /** The products are only near to what was typed, which is not sold. */
  readonly isNear: boolean;
  readonly about: readonly AboutShop[];
  readonly range: PriceLimits;
  /** Nothing was asked: all words only greet, ask or join. */
  readonly isBlank: boolean;
}

/** The most shelves to show: more would push the products out of view. */
const MOST_SHELVES = 6;

/** Finds what a reading means: kinds choose the products, traits sort them. Without a kind traits choose. */
export function findGoods(reading: Reading, index: SearchIndex, typed: string): Found {
  const { kinds, traits, range, about } = reading;
  const slugs = [...new Set(kinds.flatMap(({ kind }) => (isSlug(kind) ? kind : [])))];
  const askOnly = [...new Set(kinds.flatMap(({ kind }) => (isSlug(kind) ? [] : kind)))];
  const named = slugs.filter((slug) => !isBrandShelf(slug));
  const chosen = named.length + askOnly.length > 0 ? named : slugs;
  const notSold = reading.notSold.filter(({ words }) => !areTraits(words, chosen, index));
  const near = kinds.length === 0 ? notSold.flatMap(({ near }) => near ?? [])[0] : undefined;
  const group = groupSlugs.find((one) => one === near) ?? reading.group;
  const nearest = categories.flatMap(({ slug }) => (slug === near ? slug : []));
  const shown = nearest.length > 0 ? nearest : chosen;
  const brands = kinds.flatMap(({ kind, name }) =>
    isSlug(kind) && isBrandShelf(kind) && chosen === named ? name : [],
  );
  // A name that only some goods of the kind have, such as dryer, counts more than traits, and a brand still more.
  const names = kinds.flatMap(({ name, isLabel }) => (isLabel ? [] : name));
  const weighed = [...traits, ...names, ...names, ...brands, ...brands, ...brands];
  const ofKinds = shown.flatMap((slug) => {
    const goods = index.products.filter((one) => one.kinds.has(slug));
    return groupOf(goods, range, weighed, slug);
  });
  const isChosen = kinds.length > 0 || notSold.some(({ isBrand }) => !isBrand);
  const { goods, score } = goodsBeside(reading, index, { typed, shown, isChosen });
  const beside = groupOf(goods, range, score).filter(
    ({ isUnmet }) => ofKinds.length === 0 || !isUnmet,
  );
  const groups = [...ofKinds, ...beside];
  return {
    groups,
    categories: [
      ...new Set([...shown, ...slugs, ...(isChosen ? [] : shelvesNamed(traits, index))]),
    ],
    ...(group ? { group } : {}),
    askOnly,
    lacking: lackingIn(groups, { traits, names, brands }, index, shown),
    notSold: notSold.flatMap(({ words }) => words),
    isNear: nearest.length > 0,
    about,
    range,
    isBlank:
      Object.keys(range).length + kinds.length + traits.length + notSold.length + about.length ===
        0 &&
      !group &&
      !reading.hasUnknown,
  };
}

function isBrandShelf(slug: CategorySlug): boolean {
  return isBrand(findCategory(slug));
}

/** Whether words for what is not sold are traits of the goods that were named: the sindur red of a spray. */
function areTraits(
  words: readonly string[],
  slugs: readonly CategorySlug[],
  { dictionary, products }: SearchIndex,
): boolean {
  const goods = products.filter(({ kinds }) => slugs.some((slug) => kinds.has(slug)));
  return words.every((word) => goods.some(has({ word, alike: dictionary.alike(word) })));
}

/** Products at the typed prices, those with most of the traits first, as a group; none without products. */
function groupOf(
  goods: readonly IndexedProduct[],
  range: PriceLimits,
  traits: readonly Trait[],
  slug?: CategorySlug,
): FoundGroup[] {
  if (goods.length === 0) return [];
  const { products, unmet } = atPrices(goods, range, traits);
  return [{ ...(slug ? { slug } : {}), products, isUnmet: unmet }];
}

/**
 * The traits that no product shown has: neither in its texts nor in the names and uses of its shelf. A kind's name
 * counts if some goods of that kind have it: a dryer, when only curlers are shown.
 */
function lackingIn(
  groups: readonly FoundGroup[],
  { traits, names, brands }: Readonly<Record<'traits' | 'names' | 'brands', readonly Trait[]>>,
  { products, used }: SearchIndex,
  shown: readonly CategorySlug[],
): string[] {
  const here = new Set(groups.flatMap((group) => group.products));
  const visible = products.filter(({ product }) => here.has(product));
  if (visible.length === 0) return [];
  const goods = products.filter(({ kinds }) => shown.some((slug) => kinds.has(slug)));
  const own = goods.filter(({ product }) => here.has(product));
  const lacked = [
    ...[...traits, ...brands].filter(
      (trait) =>
        !visible.some(has(trait)) &&
        (brands.includes(trait) ||
          (describes(trait.word) && !visible.some((one) => isNamed(trait, one, used)))),
    ),
    ...names.filter((name) => goods.some(has(name)) && !own.some(has(name))),
  ];
  return lacked.map(({ word }) => word);
}

/** The shelves whose names have all these words. */
function shelvesNamed(traits: readonly Trait[], { named }: SearchIndex): CategorySlug[] {
  if (traits.length === 0) return [];
  return categories
    .map(({ slug }) => slug)
    .filter((slug) => traits.every((trait) => isAmong(trait, named.get(slug))))
    .slice(0, MOST_SHELVES);
}
