import { pathBelow, slugName } from '@/catalogue/addresses';
import type { ListedProduct, ShelfDetails } from './SearchList';

interface ProductDetails {
  readonly path: string;
  /** The id of its document. */
  readonly id?: string;
  readonly image?: string;
}

/**
 * The path of a product's page, its id and its picture. If the details of its shelf are missing, or lack the product,
 * the path has the short id; the site redirects that to the full one.
 */
export function detailsOf(product: ListedProduct, details?: ShelfDetails): ProductDetails {
  const { slug, id: short } = product;
  const at = placeOf(short, details?.parts ?? []);
  const image = details?.images[at];
  const id = details?.ids?.[at];
  return {
    path: pathBelow({ slug }, `${slugName(product, product)}-${details?.parts[at] ?? short}`),
    ...(id ? { id } : {}),
    ...(image ? { image } : {}),
  };
}

/** The index of the id that equals the short one, or else of the only id that begins with it; -1 if there is none. */
function placeOf(short: string, parts: readonly string[]): number {
  const exact = parts.indexOf(short);
  if (exact >= 0) return exact;
  const [first, another] = parts.filter((part) => part.startsWith(short));
  return first === undefined || another !== undefined ? -1 : parts.indexOf(first);
}
