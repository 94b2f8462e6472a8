/** Run as a formula by Excel, LibreOffice or Google Sheets. Source: OWASP, "CSV Injection". */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

/** Saved as a number, time, date or boolean: 007, ₹375, 1-2, 12E5, 8.9E+12, 5 pm, Jan-5. */
const rewritten = new RegExp(
  `^'*(?:[\\d\\s.,:/+()%₹$€£-]+(?:e[+-]?\\d+|[ap]m?)?|(?:\\d{1,4}[-/ ,]+)?(?:${month})(?:[-/ ,]+\\d{1,4}){0,2}|true|false)$`,
  'i',
);

/**
 * An apostrophe before a text that would run as a formula; with `exact`, as for ids, also before
 * one that would become a number or date.
 */
export function protectText(text: string, exact = false): string {
  return formula.test(text) || (exact && rewritten.test(text)) ? `'${text}` : text;
}

/** Removes the apostrophe of `protectText`. */
export function unprotectText(cell: string, exact = false): string {
  return cell.startsWith("'") && protectText(cell.slice(1), exact) === cell ? cell.slice(1) : cell;
}
