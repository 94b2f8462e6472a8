/** The words that are typed around a number of each unit. */
const around = {
  rupees: [
    /^(m\.?r\.?p\.?|price)?\s*:?\s*(₹|rs\.?|inr|টাকা)?\s*/iu,
    /\s*(\/-|\/=|₹|rs\.?|inr|টাকা)?\s*(only)?\s*\.?$/iu,
  ],
  percent: [/\s*(%|percent|per cent)?\s*(off|discount)?\s*\.?$/iu],
} as const;

/** The number in a field, believable or not, out of a number or of hand-typed text. Undefined when there is none to read. */
export function readAmount(value: unknown, unit: keyof typeof around): number | undefined {
  if (typeof value === 'string') return readNumber(value, around[unit]);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/**
 * A discount in whole percent, 1 to 99, out of a number or of text such as " 20 % ".
 * Undefined when there is none to read; 0 is no discount.
 */
export function readPercent(value: unknown): number | undefined {
  const percent = readAmount(value, 'percent');
  if (percent === undefined) return undefined;
  const whole = Math.round(percent);
  return whole >= 1 && whole <= 99 ? whole : undefined;
}

/** One crore: what is dearer than this in a beauty shop is a slip of the keyboard. */
const HIGHEST = 10_000_000;

/**
 * Rupees out of a number or of hand-typed text such as "₹1,299/-" or "Rs. 450", to the paisa.
 * Undefined when there is none to read, or it is zero, negative or not believable.
 */
export function readRupees(value: unknown): number | undefined {
  const amount = readAmount(value, 'rupees');
  if (amount === undefined || amount <= 0 || amount > HIGHEST) return undefined;
  const rounded = Math.round(amount * 100) / 100;
  return rounded > 0 ? rounded : undefined;
}

const plain = /^\d+(\.\d+)?$/;
const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** No typed amount is longer; a limit before any pattern runs, so that a long text costs nothing. */
const LONGEST = 100;

/**
 * The one number in a text of Western, Bengali or Devanagari digits, Indian or Western grouping ("1,12,999.50"), without
 * the words `around` it. Undefined for anything that could be read in two ways: ranges, "1.299,00", "100 200", "-5".
 */
export function readNumber(text: string, around: readonly RegExp[] = []): number | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = around.reduce((rest, words) => rest.replace(words, ''), text.trim());
  const ascii = bare.replace(/[০-৯०-९]/g, (digit) =>
    String(((digit.charCodeAt(0) - 0x0966) % 0x80) % 10),
  );
  if (plain.test(ascii)) return Number(ascii);
  if (grouped.test(ascii)) return Number(ascii.replaceAll(',', ''));
  return undefined;
}
