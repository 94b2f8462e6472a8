const plain = /^\d+(\.\d+)?$/;
const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/**
 * The one number in a text of Western, Bengali or Devanagari digits, Indian or Western grouping ("1,12,999.50").
 * Undefined for anything that could be read in two ways: ranges, "1.299,00", "100 200", "-5", "1e9".
 */
export function readNumber(text: string): number | undefined {
  const ascii = text.replace(/[০-৯०-९]/g, (digit) =>
    String(((digit.charCodeAt(0) - 0x0966) % 0x80) % 10),
  );
  if (plain.test(ascii)) return Number(ascii);
  if (grouped.test(ascii)) return Number(ascii.replaceAll(',', ''));
  return undefined;
}
