import { windowsSigns } from '../../src/data/normalise/windowsSigns';
import { refusalWords } from './refusalWords';

/** A byte from 128 to 191 as Windows-1252 or Latin-1 shows it: UTF-8 has such bytes after the first of a letter. */
const after = `[\u0080-\u00bf${windowsSigns}]`;

/** The same bytes as old Macs show them, as Excel for Mac does when it opens a CSV file by itself. */
const afterOnMac = '[ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø]';

/** Signs that may end a word: after the capital Ã of "ROMÃ®" they need not be its second byte. */
const ending = '[’”…–—™®»]';

/**
 * UTF-8 read as Windows-1252 or Latin-1, a letter each: Â and a sign, accents (Ã©), Indian letters (à¦—), punctuation
 * and ₹ (â€™), emoji (ðŸ˜€), the mark of a file's beginning. Below them the same as old Macs have it: √©, ‡¶ó, ‚Äô.
 */
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

/** Why a text is refused whose letters were spoilt by a program that read UTF-8 as something else; undefined for others. */
export function misread(text: string): string | undefined {
  return spoilt.test(text) ? refusalWords().misread : undefined;
}
