import type { Cell } from './SheetTable';

/** What stands for a picture that is placed in a cell. */
export const PICTURE_IN_CELL = '(a picture)';

/** What stands for the result of a formula that the file has no result of. */
export function withoutResult(formula: string): string {
  return `=${formula} (no result)`;
}

const faults: readonly (readonly [RegExp, string])[] = [
  // What spreadsheets show where a formula failed.
  [
    /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|ERROR!|BUSY!|BLOCKED!|CONNECT!|FIELD!|UNKNOWN!|GETTING_DATA)$/i,
    'is a formula that failed: mend it in the spreadsheet, or type the value',
  ],
  [
    /^=.*\(no result\)$/s,
    'is a formula whose result is not in the file: open the file in Excel, LibreOffice or Google Sheets, save it there and take that one, or type the value',
  ],
  [
    /^\(a picture\)$/,
    'is in the sheet itself, from where the site can show none: type the name of its file, or its address',
  ],
];

/** Why a cell that is not empty has no value; undefined for every other cell. */
export function cellFault(cell: Cell): string | undefined {
  if (typeof cell !== 'string') return undefined;
  return faults.find(([shown]) => shown.test(cell.trim()))?.[1];
}

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
