import { categoryPath, productPath } from '@/catalogue/addresses/addresses';
import { findProduct } from '@/catalogue/addresses/idPart';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { type Category, categories } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import { knownShelf } from '@/data/shelves/readShelf';
import { knownPath } from './knownPath';
import { nearestCategories } from './nearestCategories';
import { splitAddress } from './splitAddress';

/** The answer to an unknown address. */
type NotFoundOutcome = NotFoundRedirect | NotFoundSuggestions;

interface NotFoundRedirect {
  readonly redirect: string;
}

/** What the page "not found" suggests. */
export interface NotFoundSuggestions {
  readonly nearest: readonly Category[];
}

/** A redirect or the nearest shelves for an unknown address, percent-encoded as received. Never throws. */
export async function resolveAddress(url: string): Promise<NotFoundOutcome> {
  const address = splitAddress(url);
  if (!address) return { nearest: [] };
  const { path, redirectTo } = address;
  const [, first = '', segment = ''] = path.match(/^\/([^/]+)\/([^/]+)$/) ?? [];
  const category = first ? meantCategory(first) : undefined;
  const known = path === pageDefinitions.home.path ? path : knownPath(path);
  const right = category ? await pathOfProduct(category, segment) : known;
  const redirect = right && redirectTo(right);
  if (redirect) return { redirect };
  return { nearest: category ? [category] : nearestCategories(path) };
}

/** The path of the product that an address means by its id, even if name, spelling or letter case are wrong. */
async function pathOfProduct(category: Category, segment: string): Promise<string | undefined> {
  const shelf = await knownShelf(productCollection(category)).catch(() => undefined);
  const product = shelf && findProduct(shelf.items, segment);
  return product && productPath(category, product);
}

/** The category with this slug, or with this spelling of it. */
function meantCategory(spelling: string): Category | undefined {
  const path = knownPath(spelling);
  return (
    categories.find(({ slug }) => slug === spelling) ??
    categories.find((category) => categoryPath(category) === path)
  );
}
