import { latinDigits } from '@/shop/latinDigits';

const rupee =
  '(?:[₹₨৳৲]|rs\\.?|re\\.|rupees?|inr|tk\\.?|টাকা|রুপি|রু\\.?|(?:रु|रू)(?:पये|पए|पया|पयों)?[.॰]?)';

const around = {
  rupees: [
    new RegExp(`^(?:m\\.?r\\.?p\\.?|price|দাম|মূল্য|दाम|मूल्य|कीमत)?\\s*:?\\s*(?:${rupee}\\s*)?`, 'iu'),
    /\s*\(?\s*inc(?:l(?:\.|usive|uding)?|\.)?\s*(?:of\s*)?(?:all\s*)?(?:tax(?:es)?|gst)\s*\)?\.?$/iu,
    new RegExp(`\\s*(?:/-|/=)?\\s*${rupee}?\\s*(?:only|মাত্র|मात्र)?\\s*\\.?$`, 'iu'),
  ],
  percent: [/\s*(%|percent|per cent)?\s*(off|discount)?\s*\.?$/iu],
} as const;

/** Parses a number, or a text typed by hand; the number may have any size. Undefined when there is no number. */
export function readAmount(value: unknown, unit: keyof typeof around): number | undefined {
  if (typeof value === 'string') {
    const amount = readNumber(value, around[unit]);
    return unit === 'rupees' && isUnclear(amount, value) ? undefined : amount;
  }
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** "1.299" may be ₹1.30, or ₹1,299 as half of Europe writes it. */
function isUnclear(amount: number | undefined, typed: string): boolean {
  return amount !== undefined && /\d\.\d{3}(?!\d)/.test(latinDigits(typed));
}

/** Parses a discount such as 20 or " 20 % ", in whole percent. Undefined outside 1 to 99: 0 means no discount. */
export function readPercent(value: unknown): number | undefined {
  const percent = readAmount(value, 'percent');
  if (percent === undefined) return undefined;
  const whole = Math.round(percent);
  return whole >= 1 && whole <= 99 ? whole : undefined;
}

/** One crore (ten million): a higher price is a typing mistake. */
const HIGHEST = 10_000_000;

/** Parses rupees such as "₹1,299/-" or "Rs. 450", to the paisa. Undefined unless above zero and at most a crore. */
export function readRupees(value: unknown): number | undefined {
  const amount = readAmount(value, 'rupees');
  if (amount === undefined || amount <= 0 || amount > HIGHEST) return undefined;
  const rounded = Math.round(amount * 100) / 100;
  return rounded > 0 ? rounded : undefined;
}

const plain = /^\d+(\.\d+)?$/;
const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** In characters; checked before any pattern runs, so that a long text costs no time. */
const LONGEST = 100;

/**
 * Parses a text that is one number: Western, Bengali or Devanagari digits, Indian or Western grouping ("1,12,999.50").
 * Undefined for anything ambiguous ("1.299,00", "100 200", "-5"). `around`: patterns of words to remove first.
 */
export function readNumber(text: string, around: readonly RegExp[] = []): number | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = around.reduce((rest, words) => rest.replace(words, ''), text.trim());
  const ascii = latinDigits(bare);
  if (plain.test(ascii)) return Number(ascii);
  if (grouped.test(ascii)) return Number(ascii.replaceAll(',', ''));
  return undefined;
}
