import fc from 'fast-check';
import { discountAgrees } from '@/catalogue/discountAgrees';
import { percentOff } from '@/catalogue/percentOff';

const mrps = fc.integer({ min: 1, max: 200_000 });
const percents = fc.integer({ min: 1, max: 99 });

describe('discountAgrees', () => {
  it.each([Math.floor, Math.round, Math.ceil])(
    'however a shop rounds the discount: %p',
    (round) => {
      fc.assert(
        fc.property(mrps, fc.double({ min: 0, max: 1, noNaN: true }), (mrp, part) => {
          const price = mrp * part;
          expect(discountAgrees(round(percentOff(mrp, price)), mrp, price)).toBe(true);
        }),
      );
    },
  );

  it.each([Math.floor, Math.round, Math.ceil])('however a shop rounds the price: %p', (round) => {
    fc.assert(
      fc.property(mrps, percents, (mrp, off) => {
        expect(discountAgrees(off, mrp, round(mrp * (1 - off / 100)))).toBe(true);
      }),
    );
  });

  it.each([
    [50, 600, 450],
    [24, 600, 450],
    [26, 600, 450],
    [5, 600, 600],
    [5, 600, 700],
  ])('but not %d %% of %d to %d', (off, mrp, price) => {
    expect(discountAgrees(off, mrp, price)).toBe(false);
  });
});
