import { inRupees } from '@/messages/inRupees';
import fc from '../helpers/fastCheck';

describe('inRupees', () => {
  it('matches the en-IN number format for every possible price', () => {
    const amounts = fc.integer({ min: 1, max: 1_00_00_000_00 }).map((paise) => paise / 100);
    fc.assert(
      fc.property(amounts, (amount) => {
        const digits = Number.isInteger(amount) ? 0 : 2;
        const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        expect(inRupees(amount)).toBe(`₹${amount.toLocaleString('en-IN', format)}`);
      }),
    );
  });

  it.each([
    [300.4 - 100.4, '₹200'],
    [0.1 + 0.2, '₹0.30'],
    [1_000.99 + 0.01, '₹1,001'],
  ])('writes %d, an inexact difference or sum, as %s', (amount, written) => {
    expect(inRupees(amount)).toBe(written);
  });
});
