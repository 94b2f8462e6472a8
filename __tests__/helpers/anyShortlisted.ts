import { categories } from '@/catalogue/categories';
import type { ShortlistedProduct } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlistKey, toShortlisted } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlistLimits } from '@/catalogue/shortlist/shortlistLimits';
import { anyProduct } from './anyProduct';
import fc from './fastCheck';

const { quantity, note, products } = shortlistLimits;

const anyOne: fc.Arbitrary<ShortlistedProduct> = fc
  .record({
    category: fc.constantFrom(...categories),
    product: anyProduct,
    quantity: fc.integer({ min: 1, max: quantity }),
    shade: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), {
      nil: undefined,
    }),
    note: fc.option(fc.string({ minLength: 1, maxLength: note }), { nil: undefined }),
  })
  .map(({ category, product, quantity: wanted, shade, note: noted }) => ({
    ...toShortlisted(category, product, wanted, shade ? { name: shade } : undefined),
    ...(noted && { note: noted }),
  }));

/** A shortlist as a device may store it. */
export const anyShortlisted = fc.uniqueArray(anyOne, {
  maxLength: products,
  selector: shortlistKey,
});
