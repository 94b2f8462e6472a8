import MiniSearch from 'minisearch';
import { aliases } from '@/catalogue/aliases';
import { type CategorySlug, categories } from '@/catalogue/categories';
import type { CategoryLabels } from '@/messages/CategoryLabels';
import { tokenize } from './fold';
import { type ListedProduct, productsIn, type SearchList } from './SearchList';
import { spokenNames } from './spokenNames';
import { indexTerms, termOptions } from './wordTerms';

/** A shelf, or a product with the names of its shelf. Its id is its place among the documents. */
interface SearchDocument {
  readonly id: number;
  readonly slug: CategorySlug;
  readonly shelf: string;
  readonly title?: string;
  readonly product?: ListedProduct;
}

/** What can be searched. */
export interface SearchIndex {
  readonly index: MiniSearch<SearchDocument>;
  readonly documents: readonly SearchDocument[];
}

/** After so many documents the browser may do other work. */
const CHUNK = 100;

/** What the names of its shelf say of a product, beside its own title. */
const SHELF_WEIGHT = 0.35;

/**
 * The index of all shelves and of the products in a list; without a list, of the shelves alone.
 * @param labels What the shelves are called in the page's language.
 */
export async function createSearchIndex(
  labels: Readonly<Record<CategorySlug, CategoryLabels>>,
  list: SearchList = [],
): Promise<SearchIndex> {
  const names = new Map<CategorySlug, string>(
    categories.map(({ slug }) => [slug, namesOf(slug, labels[slug])]),
  );
  const shelves = categories.map(({ slug }) => ({ slug }));
  const products = productsIn(list).map((product) => ({
    slug: product.slug,
    title: folded(product.title ?? ''),
    product,
  }));
  const documents = [...shelves, ...products].map((item, id) => ({
    ...item,
    id,
    shelf: names.get(item.slug) ?? '',
  }));
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'shelf'],
    tokenize: (text) => text.split(' '),
    processTerm: rememberedTerms(),
    searchOptions: { ...termOptions, boost: { shelf: SHELF_WEIGHT } },
  });
  await index.addAllAsync(documents, { chunkSize: CHUNK });
  return { index, documents };
}

/** All that a shelf is called. */
function namesOf(slug: CategorySlug, label: CategoryLabels): string {
  const names = [slug, ...Object.values(label), ...(aliases[slug] ?? []), ...spokenNames[slug]];
  return folded(names.join(' '));
}

function folded(text: string): string {
  return tokenize(text).join(' ');
}

/** Remembers the terms of each word: titles have few different words, and to find the sound of one takes time. */
function rememberedTerms(): (word: string) => string[] {
  const known = new Map<string, string[]>();
  return (word) => {
    const terms = known.get(word) ?? indexTerms(word);
    known.set(word, terms);
    return terms;
  };
}
