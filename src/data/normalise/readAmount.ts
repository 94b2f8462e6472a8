import { latinDigits } from '../../shop/latinDigits';

/** The rupee, or taka, in signs and words. */
const rupee =
  '(?:[₹₨৳৲]|rs\\.?|re\\.|rupees?|inr|tk\\.?|টাকা|রুপি|রু\\.?|(?:रु|रू)(?:पये|पए|पया|पयों)?[.॰]?)';

/** Words and signs that people type before or after a number, by unit. */
const around = {
  rupees: [
    new RegExp(`^(?:m\\.?r\\.?p\\.?|price|দাম|মূল্য|दाम|मूल्य|कीमत)?\\s*:?\\s*(?:${rupee}\\s*)?`, 'iu'),
    /\s*\(?\s*inc(?:l(?:\.|usive|uding)?|\.)?\s*(?:of\s*)?(?:all\s*)?(?:tax(?:es)?|gst)\s*\)?\.?$/iu,
    new RegExp(`\\s*(?:/-|/=)?\\s*${rupee}?\\s*(?:only|মাত্র|मात्र)?\\s*\\.?$`, 'iu'),
  ],
  percent: [/\s*(%|percent|per cent)?\s*(off|discount)?\s*\.?$/iu],
} as const;

/** Parses a number or hand-typed text, without a check of its range. Undefined when there is no number. */
export function readAmount(value: unknown, unit: keyof typeof around): number | undefined {
  if (typeof value === 'string') return readNumber(value, around[unit]);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/**
 * Parses a discount from a number or from text such as " 20 % ", rounded to whole percent.
 * Undefined when there is none or it is not within 1 to 99; 0 means no discount.
 */
export function readPercent(value: unknown): number | undefined {
  const percent = readAmount(value, 'percent');
  if (percent === undefined) return undefined;
  const whole = Math.round(percent);
  return whole >= 1 && whole <= 99 ? whole : undefined;
}

/** One crore (ten million) rupees: a higher price in a beauty shop is a typing mistake. */
const HIGHEST = 10_000_000;

/**
 * Parses rupees from a number or from hand-typed text such as "₹1,299/-" or "Rs. 450", rounded to the paisa.
 * Undefined when there is no number, or when it is zero, negative or over one crore.
 */
export function readRupees(value: unknown): number | undefined {
  const amount = readAmount(value, 'rupees');
  if (amount === undefined || amount <= 0 || amount > HIGHEST) return undefined;
  const rounded = Math.round(amount * 100) / 100;
  return rounded > 0 ? rounded : undefined;
}

const plain = /^\d+(\.\d+)?$/;
const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** Characters. No typed amount is longer; checked before any pattern runs, so that a long text costs no time. */
const LONGEST = 100;

/**
 * Parses a text that is one number: Western, Bengali or Devanagari digits, Indian or Western grouping ("1,12,999.50").
 * Undefined for anything ambiguous: ranges, "1.299,00", "100 200", "-5".
 * @param around patterns of the words to remove before parsing.
 */
export function readNumber(text: string, around: readonly RegExp[] = []): number | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = around.reduce((rest, words) => rest.replace(words, ''), text.trim());
  const ascii = latinDigits(bare);
  if (plain.test(ascii)) return Number(ascii);
  if (grouped.test(ascii)) return Number(ascii.replaceAll(',', ''));
  return undefined;
}
