import { type ShelfFilter, shelfOrders } from '@/catalogue/filter/ShelfFilter';
import fc from './fastCheck';

const amount = fc.integer({ min: 1, max: 20_000 });

/** Any filter that a visitor may set on a shelf. */
export const anyFilter = fc.record(
  {
    order: fc.constantFrom(...shelfOrders),
    prices: fc.oneof(
      amount.map((from) => ({ from })),
      amount.map((below) => ({ below })),
      fc.tuple(amount, amount).map(([from, more]) => ({ from, below: from + more })),
    ),
    brand: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    shade: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  },
  { requiredKeys: [], noNullPrototype: true },
) as fc.Arbitrary<ShelfFilter>;
