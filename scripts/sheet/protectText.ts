/** What makes Excel, LibreOffice or Google Sheets run a cell as a formula. Source: OWASP, "CSV Injection". */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

/** What a spreadsheet takes for a number, a date or a truth, and so writes back as another text: 007, 1-2, 12E5, Jan-5. */
const rewritten = new RegExp(
  `^'*(?:[\\d\\s.,:/+-]+(?:e\\d+)?|(?:\\d{1,4}[-/ ])?(?:${month})(?:[-/ ]\\d{1,4})?|true|false)$`,
  'i',
);

/**
 * A text as it is put into a cell: behind an apostrophe where a spreadsheet would run it. `exact`: for an id, which must come
 * back to the letter, also where it would be read as a number or a date.
 */
export function protectText(text: string, exact = false): string {
  return formula.test(text) || (exact && rewritten.test(text)) ? `'${text}` : text;
}

/** The text of a cell: without the apostrophe that `protectText` puts before it. */
export function unprotectText(cell: string, exact = false): string {
  return cell.startsWith("'") && protectText(cell.slice(1), exact) === cell ? cell.slice(1) : cell;
}
