import type { ShelfFilter } from './ShelfFilter';

/** An address's query string with this filter, in one fixed form; other parameters stay. Empty if none. */
export function filterQuery(
  { order, prices, off, brand, shade }: ShelfFilter,
  others = new URLSearchParams(),
): string {
  const query = new URLSearchParams(others);
  const said = {
    sort: order,
    price: prices && `${prices.from ?? ''}-${prices.below ?? ''}`,
    off: off?.toString(),
    brand,
    shade,
  };
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return query.toString();
}
