import { PICTURE_IN_CELL } from './cellFault';

/**
 * Also in functions that programs write around it: Excel SINGLE(…), Google's files
 * IFERROR(DUMMYFUNCTION(…)) with doubled quotes.
 */
const PLAIN = /^=?(?:[\w.]+\(\s*"?)*?(?:_xlfn\.)?IMAGE\(\s*"+(https?:\/\/[^"\s]+)"+\s*[,;)]/i;

/** The address of a formula's picture, or `PICTURE_IN_CELL`; undefined for other formulas. */
export function pictureFormula(formula: string): string | undefined {
  if (!/(?:^|[^\w.])(?:_xlfn\.)?IMAGE\(/i.test(formula)) return undefined;
  return PLAIN.exec(formula)?.[1] ?? PICTURE_IN_CELL;
}
