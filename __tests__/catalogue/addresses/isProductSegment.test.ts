import { productSegment } from '@/catalogue/addresses/addresses';
import { isProductSegment } from '@/catalogue/addresses/isProductSegment';
import { categories } from '@/catalogue/categories';
import { anyProduct } from '../../helpers/anyProduct';
import fc from '../../helpers/fastCheck';

describe('isProductSegment', () => {
  it('holds for the address of any product on any shelf', () => {
    fc.assert(
      fc.property(anyProduct, fc.constantFrom(...categories), (product, category) => {
        expect(isProductSegment(productSegment(category, product))).toBe(true);
      }),
    );
  });

  it.each([
    '',
    '-',
    'x',
    'index.html',
    'Silk-Touch-01_silk',
    'silk--touch-01_silk',
    'silk-touch-01 silk',
    'silk-touch-01~zz',
    'silk-touch-~~short',
    `silk-touch-${'x'.repeat(65)}`,
    `${'x'.repeat(300)}-01_silk`,
  ])('does not hold for "%s"', (segment) => {
    expect(isProductSegment(segment)).toBe(false);
  });
});
