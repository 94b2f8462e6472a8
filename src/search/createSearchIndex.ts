import { categories, findCategory, groups, isBrand, knownCategory } from '@/catalogue/categories';
import { tokenize } from '@/catalogue/fold';
import { type OtherGoods, otherGoods } from '@/catalogue/otherGoods';
import { spellingsOf, spokenNamesOf, usesOf } from '@/catalogue/otherNames';
import {
  type AskOnlyName,
  askOnlyNames,
  type CategorySlug,
  type GroupSlug,
} from '@/catalogue/registry';
import { allSearchWords } from '@/messages/allSearchWords';
import type { Messages } from '@/messages/Messages';
import type { AboutShop, SearchWords } from '@/messages/SearchWords';
import type { LanguageCode } from '@/shop/LanguageCode';
import { createDictionary, type Dictionary } from './createDictionary';
import { extractSizes } from './extractSizes';
import { goodsNames } from './goodsNames';
import { type ListedProduct, type SearchList, unpackProducts } from './SearchList';
import { singularSpelling } from './spelling';
import { stemsOf } from './wordLists';

/** A kind of goods: a shelf's, or goods without a page. */
export type Kind = CategorySlug | AskOnlyName;

/** What a phrase means: one of `kind`, `group`, `notSold` and `about`. */
export interface Meaning {
  readonly kind?: Kind;
  /** The phrase is no name of the kind, but says what it is for or like. */
  readonly isUse?: true;
  /** The name is the shelf's own, so that it tells none of its goods from the others. */
  readonly isLabel?: true;
  readonly group?: GroupSlug;
  readonly notSold?: Omit<OtherGoods, 'names'>;
  readonly about?: AboutShop;
}

/** A phrase that means something, by its words. */
export interface Phrase extends Meaning {
  readonly words: readonly string[];
}

/** A product with its words. */
export interface IndexedProduct {
  readonly product: ListedProduct;
  /** Its shelf, and on a brand's shelf also the shelves that its title names. */
  readonly kinds: ReadonlySet<CategorySlug>;
  readonly title: ReadonlySet<string>;
  /** The words of its titles, brand, shades, size and contents. */
  readonly words: ReadonlySet<string>;
  /** All titles, in lower case. */
  readonly text: string;
}

/** What the search reads at each key press. */
export interface SearchIndex {
  readonly dictionary: Dictionary;
  readonly phrases: readonly Phrase[];
  readonly products: readonly IndexedProduct[];
  /** The words of each title up to the goods' own name. */
  readonly goodsNames: readonly (readonly string[])[];
  /** The words of each shelf's names, and those of its uses too. */
  readonly nameWords: ReadonlyMap<CategorySlug, ReadonlySet<string>>;
  readonly useWords: ReadonlyMap<CategorySlug, ReadonlySet<string>>;
}

/**
 * Prepares the search of all shelves, and of a list's products. The messages are those of the page's language, `code`.
 */
export function createSearchIndex(
  { labelsOf }: Pick<Messages, 'labelsOf'>,
  list: SearchList = [],
  code: LanguageCode = 'en',
): SearchIndex {
  // A list that is newer than this script may have other shelves.
  const listed = unpackProducts(
    list.filter(({ slug }) => knownCategory(slug)),
    code,
  );
  const names = [
    ...categories.flatMap(({ slug }) =>
      phrasesOf([slug, ...Object.values(labelsOf(slug)), ...spellingsOf(slug)], {
        kind: slug,
        isLabel: true,
      }),
    ),
    ...categories.flatMap(({ slug }) => phrasesOf(spokenNamesOf(slug), { kind: slug })),
    ...askOnlyNames.flatMap((kind) => phrasesOf([kind, ...spokenNamesOf(kind)], { kind })),
  ];
  const uses = categories.flatMap(({ slug }) =>
    phrasesOf(usesOf(slug), { kind: slug, isUse: true }),
  );
  const phrases = [
    ...names,
    ...uses,
    ...groups.flatMap((group) => phrasesOf([group], { group })),
    ...otherGoods.flatMap(({ names: lists, ...notSold }) =>
      phrasesOf(
        lists.flatMap((list) => list.split(', ')),
        { notSold },
      ),
    ),
    ...Object.values<SearchWords>(allSearchWords).flatMap(({ about }) =>
      (['howToBuy', 'contact'] as const).flatMap((page) =>
        phrasesOf(about[page].split(', '), { about: page }),
      ),
    ),
  ];
  const products = listed.map(productIndexer(names));
  const dictionary = createDictionary(
    new Set([...phrases, ...products].flatMap(({ words }) => [...words])),
  );
  const wordsByShelf = (phrases: readonly Phrase[]) =>
    new Map(
      categories.map(({ slug, group }) => [
        slug,
        new Set([group, ...phrases.flatMap(({ kind, words }) => (kind === slug ? words : []))]),
      ]),
    );
  return {
    dictionary,
    phrases,
    products,
    goodsNames: goodsNames(listed),
    nameWords: wordsByShelf(names),
    useWords: wordsByShelf([...names, ...uses]),
  };
}

/** The phrases of these names, those of several words also as one word. */
function phrasesOf(names: readonly string[], meaning: Meaning): Phrase[] {
  return names
    .map(tokenize)
    .flatMap((words) => (words.length > 1 ? [words, [words.join('')]] : [words]))
    .filter(({ length }) => length > 0)
    .map((words) => ({ ...meaning, words }));
}

/** Indexes products; `names` are those of all kinds. */
function productIndexer(names: readonly Phrase[]): (product: ListedProduct) => IndexedProduct {
  const shelves = names.flatMap(({ kind, words }) =>
    kind && isSlug(kind) ? [{ kind, words: words.map(singularSpelling) }] : [],
  );
  /** The shelves that a title names: "nude lip palette" is a Lipe palate. */
  const kindsIn = (title: string) => {
    const words = tokenize(title).flatMap((word) => [word, ...stemsOf(word)]);
    const spellings = new Set(words.map(singularSpelling));
    const named = shelves.filter((shelf) => shelf.words.every((word) => spellings.has(word)));
    return named.map(({ kind }) => kind);
  };
  return (product) => {
    const { slug, title = '', otherTitles = [], traits = [] } = product;
    const titles = [title, ...otherTitles];
    const words = new Set(titles.flatMap(wordsIn));
    return {
      product,
      kinds: new Set([slug, ...(isBrand(findCategory(slug)) ? kindsIn(title) : [])]),
      title: words,
      words: new Set([...words, ...traits.flatMap(wordsIn)]),
      text: titles.join('\n').toLowerCase(),
    };
  };
}

/** Whether a kind of goods has a shelf. */
export function isSlug(kind: Kind): kind is CategorySlug {
  return !askOnlyNames.some((name) => name === kind);
}

/** The words and sizes in a title or a trait. A size's number is no word, because a typed price would match it. */
function wordsIn(text: string): string[] {
  const { rest, sizes } = extractSizes(text);
  return [...tokenize(rest), ...sizes];
}
