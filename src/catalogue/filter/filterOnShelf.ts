import type { Product } from '../items';
import { parseFilter } from './parseFilter';
import type { ShelfFilter } from './ShelfFilter';
import { shelfBrands } from './shelfBrands';
import { shelfShades } from './shelfShades';

/** The filter in an address's query, without a brand or shade that has left the shelf: an old link shows the shelf. */
export function filterOnShelf(products: readonly Product[], query: URLSearchParams): ShelfFilter {
  const { brand, shade, ...rest } = parseFilter(query);
  return {
    ...rest,
    ...(brand && shelfBrands(products).includes(brand) && { brand }),
    ...(shade && shelfShades(products).has(shade) && { shade }),
  };
}
