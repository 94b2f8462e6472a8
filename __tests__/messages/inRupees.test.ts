import { inRupees } from '@/messages/inRupees';
import fc from '../helpers/fastCheck';

describe('inRupees', () => {
  it.each([
    [1, '₹1'],
    [99.5, '₹99.50'],
    [375, '₹375'],
    [1_299, '₹1,299'],
    [12_999, '₹12,999'],
    [1_12_999, '₹1,12,999'],
    [1_00_00_000, '₹1,00,00,000'],
  ])('writes %d as %s', (amount, text) => {
    expect(inRupees(amount)).toBe(text);
  });

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
});
