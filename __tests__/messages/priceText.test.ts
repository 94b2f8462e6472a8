import { dictionaries } from '@/messages/dictionaries';
import { english } from '@/messages/en/english';
import { askedPrice, inRupees, priceText } from '@/messages/priceText';
import fc from '../helpers/fastCheck';

describe('priceText', () => {
  it.each([
    [{ price: 449 }, '₹449'],
    [{ price: undefined }, 'Price on request'],
    [{}, 'Price on request'],
  ])('formats %j as %s', (product, text) => {
    expect(priceText(product, english.messages)).toBe(text);
  });
});

describe('askedPrice', () => {
  it.each([
    ['en', 'Price on request', 'Price on request'],
    ['bn', 'দাম জানাবেন', 'দাম জেনে নিন'],
    ['hi', 'कीमत बताइएगा', 'कीमत पूछने पर'],
  ] as const)('says in a message in %s "%s", and on a card "%s"', (code, asked, shown) => {
    const { messages } = dictionaries[code];
    expect([askedPrice({}, messages), priceText({}, messages)]).toEqual([asked, shown]);
    expect(askedPrice({ price: 449 }, messages)).toBe('₹449');
  });
});

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
