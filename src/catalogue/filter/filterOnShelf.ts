import { meantName } from '../addresses/meantName';
import type { Product } from '../items';
import { parseFilter } from './parseFilter';
import type { ShelfFilter } from './ShelfFilter';
import { shelfBrands } from './shelfBrands';
import { shelfShades } from './shelfShades';

/** The filter in an address's query, without a brand or shade that has left the shelf: an old link shows the shelf. */
export function filterOnShelf(products: readonly Product[], query: URLSearchParams): ShelfFilter {
  const { brand: brandTyped = '', shade: shadeTyped = '', ...rest } = parseFilter(query);
  const brand = meantName(shelfBrands(products), brandTyped);
  const shade = meantName([...shelfShades(products).keys()], shadeTyped);
  return { ...rest, ...(brand && { brand }), ...(shade && { shade }) };
}
