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
    'is a formula that failed: correct it in the spreadsheet, or type the value',
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
