/** The value of a cell; an empty text for an empty cell. */
export type Cell = string | number | boolean | Date;

/** The rows of a spreadsheet, headings first. Empty rows are kept, so index 0 is row 1 of the spreadsheet. */
export type SheetTable = readonly (readonly Cell[])[];

/** A file that can't be used as a spreadsheet of the catalogue: the message says why and what to do, for the owner. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
}
