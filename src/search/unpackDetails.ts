import { pathBelow, slugName } from '@/catalogue/addresses/addresses';
import type { ListedProduct, ShelfDetails } from './SearchList';

interface ProductDetails {
  readonly path: string;
  readonly id?: string;
  readonly image?: string;
}

/** The path, id and picture of a product. Without details the path has the shortened id, which the site redirects. */
export function unpackDetails(product: ListedProduct, details?: ShelfDetails): ProductDetails {
  const { slug, id: short } = product;
  const n = indexOfId(short, details?.parts ?? []);
  const image = details?.images[n];
  const id = details?.ids[n];
  return {
    path: pathBelow({ slug }, `${slugName(product, product)}-${details?.parts[n] ?? short}`),
    ...(id ? { id } : {}),
    ...(image ? { image } : {}),
  };
}

/** The index of the id that equals `short`, or of the only one that begins with it; -1 without. */
function indexOfId(short: string, parts: readonly string[]): number {
  const exact = parts.indexOf(short);
  if (exact >= 0) return exact;
  const [first, another] = parts.filter((part) => part.startsWith(short));
  return first === undefined || another !== undefined ? -1 : parts.indexOf(first);
}
