import type { Product } from '../items';
import { parseFilter } from './parseFilter';
import type { ShelfFilter } from './ShelfFilter';
import { shelfBrands } from './shelfBrands';
import { shelfShades } from './shelfShades';

/**
 * The filter that the query of an address means on a shelf. A brand or shade that the shelf does not have is dropped: a
 * link from last month, when it had, shows the shelf and not an empty page.
 */
export function filterOnShelf(products: readonly Product[], query: URLSearchParams): ShelfFilter {
  const { brand, shade, ...rest } = parseFilter(query);
  return {
    ...rest,
    ...(brand && shelfBrands(products).includes(brand) && { brand }),
    ...(shade && shelfShades(products).has(shade) && { shade }),
  };
}
