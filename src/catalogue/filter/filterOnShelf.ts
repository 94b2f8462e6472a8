import type { Product } from '../items';
import { meantName } from '../meantName';
import { parseFilter } from './parseFilter';
import type { ShelfFilter } from './ShelfFilter';
import { shelfBrands } from './shelfBrands';
import { shelfShades } from './shelfShades';

/**
 * The filter that the query of an address means on a shelf. A brand or shade that the shelf does not have is dropped: a
 * link from last month, when it had, shows the shelf and not an empty page.
 */
export function filterOnShelf(products: readonly Product[], query: URLSearchParams): ShelfFilter {
  const { brand: brandTyped = '', shade: shadeTyped = '', ...rest } = parseFilter(query);
  const brand = meantName(shelfBrands(products), brandTyped);
  const shade = meantName([...shelfShades(products).keys()], shadeTyped);
  return { ...rest, ...(brand && { brand }), ...(shade && { shade }) };
}
