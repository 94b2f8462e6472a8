/** A cell's value; an empty text for an empty cell. */
export type Cell = string | number | boolean | Date;

/** The rows of a spreadsheet, headings first. With empty rows, so that index 0 is row 1. */
export type SheetTable = readonly (readonly Cell[])[];

/** A spreadsheet that can't be used: the message says why and what to do, for the owner. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
}
