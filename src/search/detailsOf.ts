import { pathBelow } from '@/catalogue/addresses';
import { readableName } from '@/catalogue/readableName';
import type { ListedProduct, ShelfDetails } from './SearchList';

interface ProductDetails {
  readonly path: string;
  readonly image?: string;
}

/**
 * Where a product's page is, and its picture. Until the details of its shelf are there, and where they are of another reading,
 * its address has the beginning of its id, from which the site leads on.
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

/** Where the only whole id stands that is, or begins like, a short one; -1 where there is none, or another too. */
function placeOf(short: string, parts: readonly string[]): number {
  const exact = parts.indexOf(short);
  if (exact >= 0) return exact;
  const [first, another] = parts.filter((part) => part.startsWith(short));
  return first === undefined || another !== undefined ? -1 : parts.indexOf(first);
}
