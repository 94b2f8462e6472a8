import type { ShelfFilter } from './ShelfFilter';

/** The query of a shelf's address with a choice in it, in one spelling; what else the query says stays. Empty for no query. */
export function filterQuery(
  { order, prices, off }: ShelfFilter,
  others = new URLSearchParams(),
): string {
  const query = new URLSearchParams(others);
  const said = {
    sort: order,
    price: prices && `${prices.from ?? ''}-${prices.below ?? ''}`,
    off: off?.toString(),
  };
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return query.toString();
}
