import { windowsSigns } from '../../src/data/normalise/windowsSigns';
import { refusalWords } from './refusalWords';

/** A byte from 128 to 191 as Windows-1252 or Latin-1 shows it: in UTF-8 the second of a letter. */
const after = `[\u0080-\u00bf${windowsSigns}]`;

/** The same bytes on an old Mac, as Excel for Mac reads a CSV file. */
const afterOnMac = '[ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø]';

/** May end a word: after the Ã of "ROMÃ®" they need not be its second byte. */
const ending = '[’”…–—™®»]';

/** UTF-8 read as Windows-1252 or Latin-1, such as Ã©, à¦—, â€™, ðŸ˜€ or a byte order mark; or as Mac Roman (√©, ‡¶ó, ‚Äô). */
const spoilt = new RegExp(
  [
    'Â[\u00a0-\u00bf]',
    `[ÃÄÅ](?!(?<=\\p{Lu}.)(?:\u00a0|${ending}(?!\\p{L})))${after}`,
    `à[¤-·]${after}`,
    `â${after}${after}`,
    `ð[\u009fŸ]${after}${after}`,
    'ï»¿',
    `[¬√ƒ]${afterOnMac}`,
    `‡[§•¶ß]${afterOnMac}`,
    `[‚\uf8ff]${afterOnMac}${afterOnMac}`,
    'Ôªø',
    '\ufffd',
  ].join('|'),
  'u',
);

/** Why a text is refused whose UTF-8 was read as something else; undefined for others. */
export function misread(text: string): string | undefined {
  return spoilt.test(text) ? refusalWords().misread : undefined;
}
