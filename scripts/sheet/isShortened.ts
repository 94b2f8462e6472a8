import type { Cell } from './SheetTable';

/** A larger number has more digits than a spreadsheet keeps. Source: Excel's specifications, "number precision: 15 digits". */
const MOST = 1e15;

/** 8.90123E+12, in other countries with a comma. A code such as 12E5 is none. */
const shortened = /^\p{Nd}+(?:[.,]\p{Nd}+e[+-]?|e[+-])\p{Nd}+$/iu;

/** Whether a spreadsheet shortened a long number, such as a barcode, so that several numbers look the same. */
export function isShortened(cell: Cell): boolean {
  return typeof cell === 'number' ? cell >= MOST : shortened.test(String(cell).trim());
}
