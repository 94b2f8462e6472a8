import { latinDigits } from '../../shop/latinDigits';

/** Typed hours in one spelling: lower case, Latin digits, plain hyphens, single spaces, a semicolon for a line's end. */
export function plainHours(text: string): string {
  return latinDigits(text)
    .toLowerCase()
    .replace(/\n/g, ';')
    .replace(/[‐-―−]/gu, '-')
    .replace(/\s(to|till|until|থেকে|से)\s/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/ ?- ?/gu, '-')
    .trim();
}

/** Whether a word of plain hours means that the shop is closed. */
export function meansClosed(word: string): boolean {
  return ['closed', 'close', 'off', 'holiday', 'বন্ধ', 'बंद', 'बन्द'].includes(word);
}
