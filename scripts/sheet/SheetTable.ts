/** What stands in a cell; an empty text where there is nothing. */
export type Cell = string | number | boolean | Date;

/** A spreadsheet's table: rows of cells, the headings first, empty rows too, so that a row's place is its number in the spreadsheet less one. */
export type SheetTable = readonly (readonly Cell[])[];

/** A file that can't be used as a spreadsheet of the catalogue: the message says why and what to do, for the owner. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
}
