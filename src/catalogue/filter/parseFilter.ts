import { type PriceBand, type ShelfFilter, shelfOrders } from './ShelfFilter';

const BAND = /^(\d{0,6})-(\d{0,6})$/;

/** The filter in the query of a shelf's address. Never throws: unknown or impossible values are ignored. */
export function parseFilter(query: URLSearchParams): ShelfFilter {
  const order = shelfOrders.find((known) => known === query.get('sort'));
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
  const [, first = '', second = ''] = BAND.exec(text) ?? [];
  const from = Number(first);
  const below = Number(second);
  if ((!from && !below) || (second && from >= below)) return undefined;
  return { ...(from && { from }), ...(below && { below }) };
}

function readPercent(text: string): number | undefined {
  return /^[1-9]\d?$/.test(text) ? Number(text) : undefined;
}
