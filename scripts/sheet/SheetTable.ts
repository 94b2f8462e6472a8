/** What stands in a cell; an empty text where there is nothing. */
export type Cell = string | number | boolean | Date;

/** A spreadsheet's table: rows of cells, the headings first, empty rows too, so that a row's place is its number in the spreadsheet less one. */
export type SheetTable = readonly (readonly Cell[])[];
