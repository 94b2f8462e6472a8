import { findCategory } from '@/catalogue/categories';
import type { CategorySlug } from '@/catalogue/registry';
import type { IndexedProduct, SearchIndex } from './createSearchIndex';
import type { ParsedQuery } from './parseQuery';
import { describesGoods, hasWord, isOnShelves, isShelfWord, type QueryWord } from './queryWords';

/** A word that so few products have names them: the vitamin toner follows the serums of "vitamin c serum". */
const MOST_NAMED = 3;

/** In letters. A shorter text counts only at the beginning of a title, because too many titles have it. */
const LEAST_WITHIN = 3;

interface Context {
  readonly typed: string;
  /** The shelves whose goods are shown already. */
  readonly shownShelves: readonly CategorySlug[];
  /** Whether kinds, or goods that are not sold, were named. */
  readonly isChosen: boolean;
}

/** The products beside those of named kinds; without kinds those that the traits, a group or a price choose. */
export function otherProducts(
  { kinds, traits, group, limits, hasUnknown }: ParsedQuery,
  index: SearchIndex,
  { typed, shownShelves, isChosen }: Context,
): readonly IndexedProduct[] {
  const others = index.products.filter((product) => !isOnShelves(product, shownShelves));
  if (isChosen) {
    const all = [...traits, ...kinds.flatMap(({ name }) => name)];
    const isWhole = (product: IndexedProduct) =>
      kinds.length > 0 && !hasUnknown && all.every((word) => hasWord(product, word));
    const rare = rareWords(traits, index, shownShelves);
    return others.filter(
      (product) => isWhole(product) || rare.some((word) => hasWord(product, word)),
    );
  }
  if (group) return others.filter(({ product }) => findCategory(product.slug).group === group);
  if (traits.length > 0 || hasUnknown) return withWords(others, traits, index, typed);
  return Object.keys(limits).length > 0 ? others : [];
}

/** Words that name a few products of the same group, all on other shelves. */
function rareWords(
  words: readonly QueryWord[],
  { products }: SearchIndex,
  shownShelves: readonly CategorySlug[],
): QueryWord[] {
  const groups = shownShelves.map((slug) => findCategory(slug).group);
  return words.filter((word) => {
    const named = products.filter((product) => hasWord(product, word));
    return (
      !describesGoods(word.text) &&
      named.length <= MOST_NAMED &&
      named.every(
        (indexed) =>
          groups.includes(findCategory(indexed.product.slug).group) &&
          !isOnShelves(indexed, shownShelves),
      )
    );
  });
}

/** The products that have most of the words, then those with the typed text within their titles. */
function withWords(
  products: readonly IndexedProduct[],
  words: readonly QueryWord[],
  { nameWords }: SearchIndex,
  typed: string,
): IndexedProduct[] {
  const text = typed.trim().toLowerCase();
  const counts = products.map(
    (product) =>
      words.filter((word) => hasWord(product, word) || isShelfWord(word, product, nameWords))
        .length,
  );
  const most = Math.max(1, ...counts);
  const best = products.filter((_product, n) => counts[n] === most);
  const isWithin = ({ text: titles }: IndexedProduct) =>
    text.length >= LEAST_WITHIN
      ? titles.includes(text)
      : text !== '' && `\n${titles}`.includes(`\n${text}`);
  return [...new Set([...best, ...products.filter(isWithin)])];
}
