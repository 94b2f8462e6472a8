import { knownCategory } from '../findCategory';
import type { SharedProduct } from './SharedProduct';
import { shortlistLimits } from './shortlistLimits';

const PART = /^(!?[A-Za-z0-9_]{1,64})(?:\.([1-9]\d?))?$/;

/**
 * The products that the fragment of a link names, each once, as many as a list may have. Total: anybody can write a link, and
 * apps change signs in what they pass on; what can't be read is left out.
 */
export function readListFragment(fragment: string): readonly SharedProduct[] {
  const named = decoded(fragment.replace(/^#/, '')).split('&').flatMap(readShelf);
  const each = new Map(named.map((product) => [`${product.slug}/${product.part}`, product]));
  return [...each.values()].slice(0, shortlistLimits.products);
}

function readShelf(text: string): SharedProduct[] {
  const [name, parts = ''] = text.split('=');
  const category = knownCategory(name);
  if (!category) return [];
  return parts.split('-').flatMap((written) => {
    const [, part, quantity = '1'] = PART.exec(written) ?? [];
    return part ? { slug: category.slug, part, quantity: Number(quantity) } : [];
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
