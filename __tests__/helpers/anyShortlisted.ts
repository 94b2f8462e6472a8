import { categories } from '@/catalogue/categories';
import {
  type ShortlistedProduct,
  shortlistKey,
  shortlistLimits,
  toShortlisted,
} from '@/catalogue/shortlist/ShortlistedProduct';
import { anyProduct } from './anyProduct';
import fc from './fastCheck';

const { quantity, products } = shortlistLimits;

const anyOne: fc.Arbitrary<ShortlistedProduct> = fc
  .record({
    category: fc.constantFrom(...categories),
    product: anyProduct,
    quantity: fc.integer({ min: 1, max: quantity }),
    shade: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), {
      nil: undefined,
    }),
  })
  .map(({ category, product, quantity: wanted, shade }) =>
    toShortlisted(category, product, wanted, shade ? { name: shade } : undefined),
  );

/** A shortlist as a device may store it. */
export const anyShortlisted = fc.uniqueArray(anyOne, {
  maxLength: products,
  selector: shortlistKey,
});
