import MiniSearch from 'minisearch';
import type { CategorySlug } from '@/catalogue/Category';
import { categories } from '@/catalogue/categories';
import { spellingsOf, spokenNamesOf } from '@/catalogue/otherNames';
import type { CategoryLabels } from '@/messages/CategoryLabels';
import type { Language } from '@/messages/Language';
import type { Messages } from '@/messages/Messages';
import { tokenize } from './fold';
import { type ListedProduct, productsIn, type SearchList } from './SearchList';
import { takeSizes } from './takeSizes';
import { termOptions, termsOf } from './wordTerms';

/** A shelf, or a product with the names of its shelf. Its id is its index in the list of entries. */
interface SearchEntry {
  readonly id: number;
  readonly slug: CategorySlug;
  /** The names of its shelf, folded. */
  readonly shelf: string;
  /** Its title, folded. */
  readonly title?: string;
  /** Its titles in other languages, folded. */
  readonly others?: string;
  /** Its brand, shades, size and what is inside, folded. */
  readonly traits?: string;
  /** The words of its titles, and the titles in lower case; the search reads both of every product at each key. */
  readonly words: readonly string[];
  readonly text: string;
  readonly product?: ListedProduct;
}

/** The index, and the entries that its results refer to. */
export interface SearchIndex {
  readonly index: MiniSearch<SearchEntry>;
  readonly entries: readonly SearchEntry[];
  /** Whether a name has the folded word. */
  readonly isName: (word: string) => boolean;
  /** Each name of each shelf, in folded words. */
  readonly kinds: readonly (readonly string[])[];
}

/** After indexing this many entries, the browser gets a chance to do other work. */
const CHUNK = 100;

/** How much a match in the shelf's names counts, compared with a match in the product's title. */
const SHELF_WEIGHT = 0.35;

/** The same for a brand, a shade, a size, or what is inside. */
const TRAIT_WEIGHT = 0.3;

/**
 * Builds the index of all shelves and of the products in a list; without a list, of the shelves alone.
 * @param messages The names of the shelves in the page's language, which is `code`.
 */
export async function createSearchIndex(
  { labelsOf }: Pick<Messages, 'labelsOf'>,
  list: SearchList = [],
  code: Language['code'] = 'en',
): Promise<SearchIndex> {
  const names = new Map<CategorySlug, readonly string[]>(
    categories.map(({ slug }) => [slug, namesOf(slug, labelsOf(slug))]),
  );
  const shelves = categories.map(({ slug }) => ({ slug, words: [], text: '' }));
  const products = productsIn(list, code).map((product) => {
    const { slug, title = '', otherTitles = [], traits = [] } = product;
    const words = tokensAndSizes(title);
    const others = tokenize(otherTitles.join(' '));
    return {
      slug,
      title: words.join(' '),
      ...(others.length > 0 ? { others: others.join(' ') } : {}),
      ...(traits.length > 0 ? { traits: traitWords(traits).join(' ') } : {}),
      words: [...words, ...others],
      text: [title, ...otherTitles].join('\n').toLowerCase(),
      product,
    };
  });
  const entries = [...shelves, ...products].map((item, id) => ({
    ...item,
    id,
    shelf: names.get(item.slug)?.join(' ') ?? '',
  }));
  const known = new Map<string, string[]>();
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'others', 'traits', 'shelf'],
    tokenize: (text) => text.split(' '),
    processTerm: rememberedTerms(known),
    searchOptions: { ...termOptions, boost: { shelf: SHELF_WEIGHT, traits: TRAIT_WEIGHT } },
  });
  await index.addAllAsync(entries, { chunkSize: CHUNK });
  const kinds = [...names.values()].flat().map((name) => name.split(' '));
  return { index, entries, isName: (word) => known.has(word), kinds };
}

/** All names of a shelf, folded. */
function namesOf(slug: CategorySlug, label: CategoryLabels): string[] {
  const names = [slug, ...Object.values(label), ...spellingsOf(slug), ...spokenNamesOf(slug)];
  return names.map((name) => tokenize(name).join(' ')).filter(Boolean);
}

function tokensAndSizes(text: string): string[] {
  return [...tokenize(text), ...takeSizes(text).sizes];
}

/** The number of a size is no word: it would be found by a price. */
function traitWords(traits: readonly string[]): string[] {
  return traits.flatMap((text) => {
    const { rest, sizes } = takeSizes(text);
    return sizes.length > 0
      ? [...sizes, ...tokenize(rest.replace(/\p{Nd}+/gu, ''))]
      : tokenize(text);
  });
}

/** Caches the terms of each word: titles use few different words, and computing the sound of one is slow. */
function rememberedTerms(known: Map<string, string[]>): (word: string) => string[] {
  return (word) => {
    const terms = known.get(word) ?? termsOf(word);
    known.set(word, terms);
    return terms;
  };
}
