import { pathBelow } from '@/catalogue/addresses';
import { readableName } from '@/catalogue/readableName';
import type { ListedProduct, ShelfDetails } from './SearchList';

interface ProductDetails {
  readonly path: string;
  readonly image?: string;
}

/**
 * The path of a product's page, and its picture. Without the details of its shelf, or where they don't have its id, the path has
 * the short id; the site redirects that to the whole one.
 */
export function detailsOf(product: ListedProduct, details?: ShelfDetails): ProductDetails {
  const { slug, id, title = '' } = product;
  const at = placeOf(id, details?.parts ?? []);
  const image = details?.images[at];
  return {
    path: pathBelow(
      { slug },
      `${readableName(title) || readableName(slug)}-${details?.parts[at] ?? id}`,
    ),
    ...(image ? { image } : {}),
  };
}

/** The place of the whole id that is the short one, else of the only one that begins so; -1 where there is none. */
function placeOf(short: string, parts: readonly string[]): number {
  const exact = parts.indexOf(short);
  if (exact >= 0) return exact;
  const [first, another] = parts.filter((part) => part.startsWith(short));
  return first === undefined || another !== undefined ? -1 : parts.indexOf(first);
}
