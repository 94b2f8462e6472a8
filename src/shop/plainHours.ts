const BENGALI_ZERO = 0x9e6;
const HINDI_ZERO = 0x966;

/** Typed hours in one spelling: lower case, Latin digits, plain hyphens, single spaces, a semicolon for a line's end. */
export function plainHours(text: string): string {
  return text
    .toLowerCase()
    .replace(/\n/g, ';')
    .replace(/[০-৯]/gu, (digit) => latinDigit(digit, BENGALI_ZERO))
    .replace(/[०-९]/gu, (digit) => latinDigit(digit, HINDI_ZERO))
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

function latinDigit(digit: string, zero: number): string {
  return String((digit.codePointAt(0) ?? zero) - zero);
}
