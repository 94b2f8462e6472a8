import { excerpt } from '@/data/normalise/excerpt';
import fc from '../../helpers/fastCheck';
import { firestoreValues } from '../../helpers/firestoreValues';
import { showable } from '../../helpers/showable';
import { typedAddresses } from '../../helpers/typedAddresses';

const isShort = showable.text(80);

describe('excerpt', () => {
  it.each<[value: unknown, text: string | undefined]>([
    ['two hundred', 'two hundred'],
    [' Rose\n\u202eToner\u0000 ', 'Rose Toner'],
    ['<b>', '<b>'],
    [450.5, '450.5'],
    [Number.NaN, 'NaN'],
    [true, 'true'],
    [['450', '500'], '[…]'],
    [{ en: '450' }, '{…}'],
    [{ toString: () => 'trick' }, '{…}'],
    ['x'.repeat(100_000), `${'x'.repeat(79)}…`],
    ['\u200b', undefined],
    [' \t\n ', undefined],
    [null, undefined],
    [undefined, undefined],
    ['', undefined],
  ])('describes %p as %s', (value, text) => {
    expect(excerpt(value)).toBe(text);
  });

  it.each([
    ['https://user:secret@example.com/a.jpg', 'https://example.com/a.jpg'],
    ['ftp://secret@example.com', 'ftp://example.com'],
    ['https://a:b@secret@example.com', 'https://example.com'],
    ['https://example.com/a@b.jpg', 'https://example.com/a@b.jpg'],
  ])('removes the credentials from %s', (address, text) => {
    expect(excerpt(address)).toBe(text);
  });

  it('is short, visible and on one line, or undefined', () => {
    const property = fc.property(fc.oneof(firestoreValues, typedAddresses), (value) => {
      const text = excerpt(value);
      expect([text, text === undefined || isShort(text)]).toEqual([text, true]);
    });
    fc.assert(property, { numRuns: 1000 });
  });
});
