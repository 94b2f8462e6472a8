const BENGALI_ZERO = 0x9e6;
const HINDI_ZERO = 0x966;

/** A text with Latin digits in place of Bengali and Hindi ones. */
export function latinDigits(text: string): string {
  return text
    .replace(/[০-৯]/gu, (digit) => latinDigit(digit, BENGALI_ZERO))
    .replace(/[०-९]/gu, (digit) => latinDigit(digit, HINDI_ZERO));
}

function latinDigit(digit: string, zero: number): string {
  return String((digit.codePointAt(0) ?? zero) - zero);
}
