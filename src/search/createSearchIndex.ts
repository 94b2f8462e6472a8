import { categories } from '@/catalogue/categories';
import { spellingsOf, spokenNamesOf } from '@/catalogue/otherNames';
import type { CategorySlug } from '@/catalogue/registry';
import type { Messages } from '@/messages/Messages';
import type { LanguageCode } from '@/shop/LanguageCode';
import { tokenize } from '../catalogue/fold';
import { likeness } from './likeness';
import { type ListedProduct, productsIn, type SearchList } from './SearchList';
import { takeSizes } from './takeSizes';

/** A shelf, and its names as the numbers of their words. */
export interface IndexedShelf {
  readonly slug: CategorySlug;
  readonly names: readonly (readonly number[])[];
  readonly words: ReadonlySet<number>;
}

/** A product with the numbers of the words of its titles, brand, shades, size and contents. */
interface IndexedProduct {
  readonly product: ListedProduct;
  readonly shelf: IndexedShelf;
  readonly title: readonly number[];
  readonly traits: readonly number[];
  readonly text: string;
}

/** What the search reads at each key press. Names have few different words, so each word has a number. */
export interface SearchIndex {
  readonly shelves: readonly IndexedShelf[];
  readonly products: readonly IndexedProduct[];
  /** The number of a folded word; undefined if no name, title or trait has it. */
  readonly numberOf: (word: string) => number | undefined;
  /** The `likeness` of a typed word to each word of a name, title or trait, by the words' numbers. */
  readonly likenessesOf: (typed: string) => Uint8Array;
}

/** For so many typed words the likenesses are cached: most words of a query stay from one key press to the next. */
const MOST_REMEMBERED = 40;

/**
 * Prepares the search of all shelves, and of a list's products. The messages are those of the page's language, `code`.
 */
export function createSearchIndex(
  { labelsOf }: Pick<Messages, 'labelsOf'>,
  list: SearchList = [],
  code: LanguageCode = 'en',
): SearchIndex {
  const numbers = new Map<string, number>();
  const numbersOf = (words: readonly string[]) =>
    words.map((word) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      return number;
    });
  const shelves = categories.map(({ slug }) => {
    const all = [
      slug,
      ...Object.values(labelsOf(slug)),
      ...spellingsOf(slug),
      ...spokenNamesOf(slug),
    ];
    const names = all.map((name) => numbersOf(tokenize(name))).filter(({ length }) => length > 0);
    return { slug, names, words: new Set(names.flat()) };
  });
  const bySlug = new Map(shelves.map((shelf) => [shelf.slug, shelf]));
  const products = productsIn(list, code).flatMap((product) => {
    const { slug, title = '', otherTitles = [], traits = [] } = product;
    const shelf = bySlug.get(slug);
    if (!shelf) return [];
    const words = [
      ...tokenize(title),
      ...takeSizes(title).sizes,
      ...tokenize(otherTitles.join(' ')),
    ];
    return {
      product,
      shelf,
      title: numbersOf(words),
      traits: numbersOf(traits.flatMap(traitWords)),
      text: [title, ...otherTitles].join('\n').toLowerCase(),
    };
  });
  return {
    shelves,
    products,
    numberOf: (word) => numbers.get(word),
    likenessesOf: remembered([...numbers.keys()]),
  };
}

/** The words of a trait. A size's number is not one, because a typed price would match it. */
function traitWords(text: string): string[] {
  const { rest, sizes } = takeSizes(text);
  return sizes.length > 0 ? [...sizes, ...tokenize(rest.replace(/\p{Nd}+/gu, ''))] : tokenize(text);
}

function remembered(words: readonly string[]): SearchIndex['likenessesOf'] {
  const known = new Map<string, Uint8Array>();
  return (typed) => {
    let row = known.get(typed);
    if (!row) {
      if (known.size >= MOST_REMEMBERED) known.clear();
      row = Uint8Array.from(words, (word) => likeness(typed, word));
      known.set(typed, row);
    }
    return row;
  };
}
