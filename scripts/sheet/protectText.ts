/** What makes Excel, LibreOffice or Google Sheets run a cell as a formula. Source: OWASP, "CSV Injection". */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

/** What a spreadsheet takes for a number, a time, a date or a boolean and saves in another form: 007, ₹375, 1-2, 12E5, 8.9E+12, 5 pm, Jan-5. */
const rewritten = new RegExp(
  `^'*(?:[\\d\\s.,:/+()%₹$€£-]+(?:e[+-]?\\d+|[ap]m?)?|(?:\\d{1,4}[-/ ,]+)?(?:${month})(?:[-/ ,]+\\d{1,4}){0,2}|true|false)$`,
  'i',
);

/**
 * Puts an apostrophe before a text that a spreadsheet would run as a formula. `exact` is for what must come back to the
 * letter, such as ids: that gets one too where a spreadsheet would make a number or a date of it.
 */
export function protectText(text: string, exact = false): string {
  return formula.test(text) || (exact && rewritten.test(text)) ? `'${text}` : text;
}

/** Removes the apostrophe that `protectText` adds. */
export function unprotectText(cell: string, exact = false): string {
  return cell.startsWith("'") && protectText(cell.slice(1), exact) === cell ? cell.slice(1) : cell;
}
