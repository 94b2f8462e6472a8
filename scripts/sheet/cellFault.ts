import { refusalWords } from './refusalWords';
import type { Cell } from './SheetTable';

/** Stands for a picture that is placed in a cell. */
export const PICTURE_IN_CELL = '(a picture)';

/** Stands for the result of a formula that the file has no result of. */
export function withoutResult(formula: string): string {
  return `=${formula} (no result)`;
}

const FAILED =
  /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|ERROR!|BUSY!|BLOCKED!|CONNECT!|FIELD!|UNKNOWN!|GETTING_DATA)$/i;

/** Why a cell that is not empty has no value; undefined for every other cell. */
export function cellFault(cell: Cell): string | undefined {
  const shown = typeof cell === 'string' ? cell.trim() : '';
  if (FAILED.test(shown)) return refusalWords().failedFormula;
  if (/^=.*\(no result\)$/s.test(shown)) return refusalWords().withoutResult;
  return shown === PICTURE_IN_CELL ? refusalWords().inSheetItself : undefined;
}

/** Spreadsheets keep 15 digits (Excel's specifications, "number precision"). */
const MOST = 1e15;

/** 8.90123E+12, in other countries with a comma. A code such as 12E5 is none. */
const shortened = /^\p{Nd}+(?:[.,]\p{Nd}+e[+-]?|e[+-])\p{Nd}+$/iu;

/**
 * Why an Id or title shortened by a spreadsheet, such as a barcode, is refused: several numbers
 * look the same.
 */
export function shortenedFault(cell: Cell): string | undefined {
  const isShortened = typeof cell === 'number' ? cell >= MOST : shortened.test(String(cell).trim());
  return isShortened ? refusalWords().shortened : undefined;
}
