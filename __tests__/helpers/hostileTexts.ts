import fc from './fastCheck';
import { typedAddresses } from './typedAddresses';
import { typedRupees } from './typedRupees';

/** Control characters, bidirectional marks, joiners and invisible characters. */
const hidden = fc.constantFrom(
  ...['\u0000', '\u001b', '\u007f', '\u0085', '\u00a0', '\u00ad', '\u061c', '\u115f', '\u180e'],
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2028', '\u2029', '\u202a', '\u202e'],
  ...['\u2060', '\u2066', '\u2069', '\u2800', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\ufff9'],
  ...['\u{e0041}', ' ', '\n', '\t'],
);
const shown = fc.constantFrom(
  ...[
    'Rose',
    'রূপ',
    'ক\u200cষ',
    'وردة',
    '👩‍🦰',
    '🇮🇳',
    'a\u0301\u0302',
    '\ufffe',
    '\ud83c',
    '\udf80',
  ],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"', "'", '`', '</', '-->'],
  ...[']]>', '&lt;', '&#0;', '{{title}}', '$&', '__proto__', 'constructor', '1e309', '-5', 'NaN'],
  ...['0x1f', '20%', '45 % off', '450-500', '1.299,00'],
);
const pieces = fc.oneof(shown, hidden);
const composed = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
const blank = fc.array(hidden, { maxLength: 6 }).map((parts) => parts.join(''));
const unicode = fc.string({ unit: 'binary' });
const loneHalves = fc
  .array(fc.integer({ min: 0xd7f0, max: 0xe010 }), { maxLength: 20 })
  .map((units) => String.fromCharCode(...units));
const long = fc
  .tuple(composed, pieces)
  .map(([start, piece]) => start + piece.repeat(100_000 / piece.length));

/** Any text: what an owner types, attacks, 100 KB of text, and malformed text. */
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: composed },
  { weight: 2, arbitrary: blank },
  { weight: 2, arbitrary: unicode },
  { weight: 1, arbitrary: loneHalves },
  { weight: 1, arbitrary: long },
  { weight: 3, arbitrary: typedAddresses },
  { weight: 3, arbitrary: typedRupees.map(({ text }) => text) },
);
