import fc from 'fast-check';
import { percentOff } from '@/catalogue/percentOff';

describe('percentOff', () => {
  it.each([
    [600, 450, 25],
    [600, 600, 0],
    [600, 0, 100],
    [400, 600, -50],
  ])('of an M.R.P. of %d and a price of %d is %d', (mrp, price, percent) => {
    expect(percentOff(mrp, price)).toBe(percent);
  });

  it('of whole rupees is whole where it truly is, so that rounding it down takes nothing away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.integer({ min: 1, max: 99 }),
        (hundreds, percent) => {
          const price = hundreds * (100 - percent);
          expect(percentOff(hundreds * 100, price)).toBe(percent);
        },
      ),
    );
  });
});
