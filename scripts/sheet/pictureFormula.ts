import { PICTURE_IN_CELL } from './cellFault';

/**
 * IMAGE("https://…") as Google Sheets and Excel have it, also within functions that are given nothing before it: Excel
 * writes SINGLE around it, and Google's files have it as a text within IFERROR(DUMMYFUNCTION(…)), its quotes doubled.
 */
const PLAIN = /^=?(?:[\w.]+\(\s*"?)*?(?:_xlfn\.)?IMAGE\(\s*"+(https?:\/\/[^"\s]+)"+\s*[,;)]/i;

/**
 * The address of the picture that a formula shows; what stands for a picture in a cell if the formula does not name it
 * plainly. Undefined for any other formula.
 */
export function pictureFormula(formula: string): string | undefined {
  if (!/(?:^|[^\w.])(?:_xlfn\.)?IMAGE\(/i.test(formula)) return undefined;
  return PLAIN.exec(formula)?.[1] ?? PICTURE_IN_CELL;
}
