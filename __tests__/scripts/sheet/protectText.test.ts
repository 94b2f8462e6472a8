import { protectText, unprotectText } from '../../../scripts/sheet/protectText';
import { anyCharacter } from '../../helpers/anyCharacter';
import fc from '../../helpers/fastCheck';

const formulas = ['=1+1', '+91 98765', '-5', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'];

describe('protectText', () => {
  it.each(formulas)(
    'puts an apostrophe before %j, which a spreadsheet would run as a formula',
    (text) => {
      expect(protectText(text)).toBe(`'${text}`);
    },
  );

  it.each(["'90s glam", 'a=b', '007', ''])('leaves %j unchanged', (text) => {
    expect(protectText(text)).toBe(text);
  });

  it.each([
    ...['007', '1-2', '12E5', '1e+21', 'Jan-5', '5-may', '1234567890123456789', 'true'],
    ...['₹375', '1.50 %', '(5)', '10:30 am', '5 pm', '12 October 2026', 'October 2, 2026'],
  ])('protects %j, which a spreadsheet would make a number or a date', (text) => {
    expect(protectText(text, true)).toBe(`'${text}`);
  });

  it.each(['01-red-rose-gajra', 'market', '30 ml', '5 pm rose', 'Rose ₹375'])(
    'leaves %s unchanged',
    (text) => {
      expect(protectText(text, true)).toBe(text);
    },
  );

  it('is undone by unprotectText for any text', () => {
    const prefixed = fc
      .tuple(fc.constantFrom('', "'", "''", '=', "'="), fc.string({ unit: anyCharacter }))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(prefixed, fc.boolean(), (text, exact) => {
        expect(unprotectText(protectText(text, exact), exact)).toBe(text);
      }),
    );
  });

  it('returns no text that begins like a formula', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(protectText(text)).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
