import { categories, groups, isBrand } from '@/catalogue/categories';
import { otherGoods } from '@/catalogue/otherGoods';
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
import { tokenize } from '../catalogue/fold';
import { createDictionary, type Dictionary, LIKENESS } from './createDictionary';
import { type ListedProduct, productsIn, type SearchList } from './SearchList';
import { soldName } from './soldName';
import { takeSizes } from './takeSizes';

/** A kind of goods: a shelf's, or goods without a page. */
export type Kind = CategorySlug | AskOnlyName;

/** What a phrase means. */
export type Meaning =
  | { readonly kind: Kind; readonly isUse?: true; readonly isLabel?: true }
  | { readonly group: GroupSlug }
  | { readonly notSold: CategorySlug | GroupSlug | undefined; readonly isBrand?: true | undefined }
  | { readonly about: AboutShop };

/** A phrase by the numbers of its words. */
export interface Phrase {
  readonly words: readonly number[];
  readonly means: Meaning;
}

/** A product with the numbers of its words. */
export interface IndexedProduct {
  readonly product: ListedProduct;
  /** Its shelf, and on a brand's shelf also the shelves that its title names. */
  readonly kinds: ReadonlySet<CategorySlug>;
  readonly title: ReadonlySet<number>;
  /** The words of its titles, brand, shades, size and contents. */
  readonly words: ReadonlySet<number>;
  /** All titles, in lower case. */
  readonly text: string;
}

/** What the search reads at each key press. */
export interface SearchIndex {
  readonly dictionary: Dictionary;
  readonly phrases: readonly Phrase[];
  readonly products: readonly IndexedProduct[];
  /** The words of each shelf's names, and those of its uses too. */
  readonly named: ReadonlyMap<CategorySlug, ReadonlySet<number>>;
  readonly used: ReadonlyMap<CategorySlug, ReadonlySet<number>>;
}

/**
 * Prepares the search of all shelves, and of a list's products. The messages are those of the page's language, `code`.
 */
export function createSearchIndex(
  { labelsOf }: Pick<Messages, 'labelsOf'>,
  list: SearchList = [],
  code: LanguageCode = 'en',
): SearchIndex {
  const dictionary = createDictionary();
  const numbersOf = (text: string) => tokenize(text).map(dictionary.numberOf);
  const phrase =
    (means: Meaning) =>
    (name: string): Phrase[] => {
      const words = tokenize(name);
      const joined =
        words.length > 1 ? [{ words: [dictionary.numberOf(words.join(''))], means }] : [];
      return words.length > 0 ? [{ words: words.map(dictionary.numberOf), means }, ...joined] : [];
    };
  const listed = productsIn(list, code);
  const isSold = soldName(listed);
  const names = [
    ...categories.flatMap(({ slug }) =>
      [slug, ...Object.values(labelsOf(slug)), ...spellingsOf(slug)].flatMap(
        phrase({ kind: slug, isLabel: true }),
      ),
    ),
    ...categories.flatMap(({ slug }) => spokenNamesOf(slug).flatMap(phrase({ kind: slug }))),
    ...askOnlyNames.flatMap((kind) => [kind, ...spokenNamesOf(kind)].flatMap(phrase({ kind }))),
  ];
  const uses = categories.flatMap(({ slug }) =>
    usesOf(slug).flatMap(phrase({ kind: slug, isUse: true })),
  );
  const wordsOf = (phrases: readonly Phrase[]) =>
    new Map(
      categories.map(({ slug, group }) => [
        slug,
        new Set([
          ...numbersOf(group),
          ...phrases.flatMap(({ means, words }) =>
            'kind' in means && means.kind === slug ? words : [],
          ),
        ]),
      ]),
    );
  return {
    dictionary,
    phrases: [
      ...names,
      ...uses,
      ...groups.flatMap((group) => phrase({ group })(group)),
      ...otherGoods.flatMap(({ names: lists, near, areBrands }) =>
        lists
          .flatMap((some) => some.split(', '))
          .filter((name) => !isSold(name))
          .flatMap(phrase({ notSold: near, isBrand: areBrands })),
      ),
      ...Object.values<SearchWords>(allSearchWords).flatMap(({ about }) =>
        (Object.keys(about) as AboutShop[]).flatMap((page) =>
          about[page].split(', ').flatMap(phrase({ about: page })),
        ),
      ),
    ],
    products: listed.map((product) => {
      const { slug, title = '', otherTitles = [], traits = [] } = product;
      const titles = [title, ...otherTitles];
      const sizes = takeSizes(title).sizes.map(dictionary.numberOf);
      const words = new Set([...titles.flatMap(numbersOf), ...sizes]);
      return {
        product,
        kinds: new Set([
          slug,
          ...(isBrand(categoryOf(slug)) ? kindsIn(title, names, dictionary) : []),
        ]),
        title: words,
        words: new Set([...words, ...traits.flatMap(traitWords).map(dictionary.numberOf)]),
        text: titles.join('\n').toLowerCase(),
      };
    }),
    named: wordsOf(names),
    used: wordsOf([...names, ...uses]),
  };
}

function categoryOf(slug: CategorySlug) {
  return categories.find((one) => one.slug === slug) ?? { group: 'makeup' as const };
}

/** The shelves that a title names: "nude lip palette" is a Lipe palate. */
function kindsIn(title: string, names: readonly Phrase[], { alike }: Dictionary): CategorySlug[] {
  const had = new Set(
    tokenize(title).flatMap((word) =>
      [...alike(word)].flatMap(([number, likeness]) => (likeness === LIKENESS.same ? number : [])),
    ),
  );
  return names.flatMap(({ words, means }) =>
    'kind' in means && isSlug(means.kind) && words.every((number) => had.has(number))
      ? means.kind
      : [],
  );
}

/** Whether a kind of goods has a shelf. */
export function isSlug(kind: Kind): kind is CategorySlug {
  return !askOnlyNames.some((name) => name === kind);
}

/** The words of a trait. A size's number is not one, because a typed price would match it. */
function traitWords(text: string): string[] {
  const { rest, sizes } = takeSizes(text);
  return sizes.length > 0 ? [...sizes, ...tokenize(rest.replace(/\p{Nd}+/gu, ''))] : tokenize(text);
}
