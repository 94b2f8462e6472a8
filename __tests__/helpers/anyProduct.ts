import { honestPrice } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import { anyId } from './anyId';
import fc from './fastCheck';

const rupees = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }),
  fc.integer({ min: 100, max: 2_000_000 }).map((paise) => paise / 100),
);

/** A product normalised from any document; any field may be absent. */
export const anyProduct = fc
  .record(
    {
      id: anyId,
      title: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      mrp: rupees,
      off: fc.integer({ min: 1, max: 99 }),
      price: rupees,
      image: fc.constantFrom('/pictures/products/lens-1.webp', 'https://pictures.example/a.webp'),
    },
    { requiredKeys: ['id'], noNullPrototype: true },
  )
  .map(
    ({ mrp, off, price, ...rest }): Product =>
      ({ ...rest, ...honestPrice({ mrp, off, price }) }) as Product,
  );

/** A shelf of such products with unique ids. */
export const anyShelf = fc.uniqueArray(anyProduct, { maxLength: 45, selector: ({ id }) => id });
