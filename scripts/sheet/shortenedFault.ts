import type { Cell } from './SheetTable';

/** A larger number has more digits than a spreadsheet keeps. Source: Excel's specifications, "number precision: 15 digits". */
const MOST = 1e15;

/** 8.90123E+12, in other countries with a comma. A code such as 12E5 is none. */
const shortened = /^\p{Nd}+(?:[.,]\p{Nd}+e[+-]?|e[+-])\p{Nd}+$/iu;

/**
 * Why an Id or title is refused that is a long number, such as a barcode, which a spreadsheet shortened: several numbers
 * then look the same. Undefined for every other cell.
 */
export function shortenedFault(cell: Cell): string | undefined {
  const isShortened = typeof cell === 'number' ? cell >= MOST : shortened.test(String(cell).trim());
  return isShortened
    ? 'the spreadsheet shortened this number, and digits are lost: give the column the format Text, and write the number whole'
    : undefined;
}
