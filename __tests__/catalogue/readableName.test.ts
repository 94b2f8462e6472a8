import { readableName } from '@/catalogue/readableName';
import fc from '../helpers/fastCheck';

describe('readableName', () => {
  it.each([
    ['Silk Touch Honey Foundation', 'silk-touch-honey-foundation'],
    ["Women's  “No. 1” -- Primer!", 'womens-no-1-primer'],
    ['গোলাপ টোনার', 'গোলাপ-টোনার'],
    ['র‍্যাপিড ব্রাশ', 'র্যাপিড-ব্রাশ'],
    ['CAFE\u0301 Crème', 'café-crème'],
    ['💄💋', ''],
    ['\u0300\u0301 a', 'a'],
    ['Hid\u200bden\ufeff', 'hidden'],
    ['', ''],
  ])('turns %j into %j', (text, name) => {
    expect(readableName(text)).toBe(name);
  });

  it('is cut between words', () => {
    const name = readableName(
      'Everyday Tan Pump Foundation with Gold Collar for College, Office and Family',
    );
    expect(name).toBe('everyday-tan-pump-foundation-with-gold-collar-for-college-office-and');
  });

  it.each([
    ['x'.repeat(300), 'x'.repeat(60)],
    ['গো'.repeat(300), 'গো'.repeat(20)],
    [`a${'\u0323'.repeat(300)}`, 'a\u0323\u0323\u0323\u0323'],
  ])('cuts a single very long word between letters', (text, name) => {
    expect(readableName(text).normalize('NFD')).toBe(name.normalize('NFD'));
  });

  it('has only words of letters, marks and digits, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const name = readableName(text);
        expect(name).toMatch(/^([\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*)?$/u);
        expect(name).toBe(name.normalize('NFC'));
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(130);
        expect(readableName(name)).toBe(name);
      }),
    );
  });
});
