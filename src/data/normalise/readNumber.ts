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
