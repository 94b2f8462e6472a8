import { foldTitle } from '../../../scripts/sheet/foldTitle';
import { misread } from '../../../scripts/sheet/misread';
import { protectText, unprotectText } from '../../../scripts/sheet/protectText';
import { windowsSigns } from '../../../src/data/normalise/windowsSigns';
import { anyCharacter } from '../../helpers/anyCharacter';
import fc from '../../helpers/fastCheck';

describe('foldTitle', () => {
  it.each([
    ['case', 'Sun Veil SPF 50+', 'SUN veil spf 50+'],
    ['spaces', 'Sun Veil SPF 50+', ' Sun  Veil\u00a0SPF\u200950 + '],
    ['a line end in the cell', 'Sun Veil', 'Sun\r\nVeil'],
    ['no spaces between words', 'Sun Veil SPF 50', 'SunVeil SPF50'],
    ['spaces without width', 'Sun Veil', 'Sun\u200b Ve\u00adil\ufeff'],
    ['letters with their marks', 'Café crème', 'Cafe\u0301 cre\u0300me'],
    ['Bengali letters with their marks', 'গয়না', 'গ\u09af\u09bcনা'],
    ['quotes', "L'Or “Rose”", 'L’Or "Rose"'],
    ['other quotes', "L'Or “Rose”", 'L`Or «Rose»'],
    ['inches', '6" clip', '6″ clip'],
    ['dashes', 'Anti-frizz – light', 'Anti‑frizz — light'],
    ['a minus', 'Lens -2.00', 'Lens −2.00'],
  ])('makes no difference of %s', (_what, title, other) => {
    expect(foldTitle(other)).toBe(foldTitle(title));
  });

  it.each(['', '\u200b', ' \u2060'])('gives a text for %j, too', (title) => {
    expect(foldTitle(title)).toBe(title.trim());
  });
});

/** A text in UTF-8 as a program shows it that takes each byte for a letter. */
function asLatin(text: string): string {
  return Buffer.from(text).toString('latin1');
}

function asWindows(text: string): string {
  return asLatin(text).replace(/[\u0080-\u009f]/g, (byte) =>
    windowsSigns.charAt(byte.charCodeAt(0) - 128),
  );
}

function asMac(text: string): string {
  return new TextDecoder('macintosh').decode(Buffer.from(text));
}

const texts = [
  'Lakmé Rosé',
  'LAKMÉ ROSÉ',
  "L'ORÉAL PARIS",
  'crème brûlée',
  'À la carte',
  'Garçon, über, señor',
  'KÖLN',
  '×2',
  '2×50 g',
  '30 °C',
  'Rose® 50',
  'MAC®',
  'Kājal',
  'Priya’s “Rose” – soft…',
  '₹299',
  'গোলাপ',
  'রূপকথা ক্রিম',
  'ক্ষ',
  'गुलाब',
  'हिंदी में',
  'গোলাপ…',
  'Rose 💄',
  '\ufeffTitle',
];

describe('misread', () => {
  it.each(texts)(
    'tells letters of %j that were read as Windows-1252, Latin-1 or Mac Roman',
    (text) => {
      expect(misread(text)).toBeUndefined();
      const once = [asWindows(text), asLatin(text), asMac(text)];
      for (const spoilt of [...once, asWindows(asWindows(text))])
        expect([spoilt, misread(spoilt)]).toEqual([spoilt, expect.stringMatching(/as UTF-8/)]);
    },
  );

  it.each(['LakmÃ© RosÃ©', 'à¦—à§‹…', 'à¤—', 'Ã—2', 'Rose\ufffd', '\ufffd\ufffd 50 ml'])(
    'tells those of %s',
    (spoilt) => {
      expect(misread(spoilt)).toMatch(/spoilt before this file was saved/);
    },
  );

  it.each([
    'MAÇÃ',
    'SÃO PAULO',
    'CORAÇÃO',
    'ROMÃ® Creme',
    '“ROMÔ',
    'ROMÃ – 50 g',
    'ROMÃ\u00a0',
    'Romã, maçã',
    'LAKMÉ’S',
    'CAFÉ™ “ROSÉ”',
    'Rosé—“soft”',
    'voilà! à 5 ₹',
    'Âme, âge, château',
    'ÅLAND, Ärger',
    'ÎLE ® ï » ¿',
    'été – 30 °C ± 2',
    '√ matte √ soft',
    '√2 ≈ £1, ¬, ƒ, ‡ see below',
    '‚Öl‘',
  ])('leaves %j, which is meant', (text) => {
    expect(misread(text)).toBeUndefined();
  });
});

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
