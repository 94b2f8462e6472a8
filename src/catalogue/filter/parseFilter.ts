import { meantName } from '../addresses/meantName';
import { withoutTail } from '../addresses/withoutTail';
import { type PriceBand, type ShelfFilter, shelfOrders } from './ShelfFilter';

const BAND = /^(\d{0,6})-(\d{0,6})(.*)$/s;

/**
 * The filter in the query of a shelf's address, brand and shade as they stand there. Never throws: unknown or impossible
 * values are ignored, and so is what a sentence or chat put behind the others.
 */
export function parseFilter(query: URLSearchParams): ShelfFilter {
  const order = meantName(shelfOrders, query.get('sort') ?? '');
  const prices = readBand(query.get('price') ?? '');
  const off = readPercent(query.get('off') ?? '');
  const brand = query.get('brand');
  const shade = query.get('shade');
  return {
    ...(order && { order }),
    ...(prices && { prices }),
    ...(off && { off }),
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

function readPercent(text: string): number | undefined {
  const [, percent, tail = ''] = /^([1-9]\d?)(.*)$/s.exec(text) ?? [];
  return percent && !withoutTail(tail) ? Number(percent) : undefined;
}
