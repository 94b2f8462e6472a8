import { meantName, withoutTail } from '../addresses/meantName';
import type { Product } from '../items';
import { shelfBrands, shelfShades } from './filterChoices';
import { type PriceBand, type ShelfFilter, shelfOrders } from './ShelfFilter';

const BAND = /^(\d{0,6})-(\d{0,6})(.*)$/s;

/**
 * The filter in the query of a shelf's address. Never throws. Ignores what is unknown, impossible or no longer on the
 * shelf, so that links stay good, and punctuation that a sentence or chat put after the link.
 */
export function filterOnShelf(products: readonly Product[], query: URLSearchParams): ShelfFilter {
  const param = (name: string) => query.get(name) ?? '';
  const order = meantName(shelfOrders, param('sort'));
  const prices = readBand(param('price'));
  const brand = meantName(shelfBrands(products), param('brand'));
  const shade = meantName([...shelfShades(products).keys()], param('shade'));
  return {
    ...(order && { order }),
    ...(prices && { prices }),
    ...(brand && { brand }),
    ...(shade && { shade }),
  };
}

function readBand(text: string): PriceBand | undefined {
  const [, first = '', second = '', tail = ''] = BAND.exec(text) ?? [];
  const from = Number(first);
  const below = Number(second);
  if ((!from && !below) || (second && from >= below) || withoutTail(tail)) return undefined;
  return { ...(from && { from }), ...(below && { below }) };
}

/** A filter in an address: the text of each parameter, empty where nothing is chosen. */
export type FilterTexts = Readonly<Record<'sort' | 'price' | 'brand' | 'shade', string>>;

/** A filter as the parameters of an address. `filterOnShelf` reads them. */
export function filterTexts({ order, prices, brand, shade }: ShelfFilter): FilterTexts {
  return {
    sort: order ?? '',
    price: prices ? `${prices.from ?? ''}-${prices.below ?? ''}` : '',
    brand: brand ?? '',
    shade: shade ?? '',
  };
}
