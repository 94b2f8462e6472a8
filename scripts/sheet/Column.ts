/** How the cells of a column are read. */
export type CellKind =
  | 'text'
  | 'rupees'
  | 'percent'
  | 'number'
  | 'yesNo'
  | 'day'
  | 'days'
  | 'month';

/** A column of the sheet: the field that its cells fill. */
export interface Column {
  /** The field's name in the documents. */
  readonly field: string;
  /** What the exported spreadsheet calls it. */
  readonly heading: string;
  /**
   * Further headings for this column, as `spellingKey` writes them. The heading and the field's name need not be listed.
   */
  readonly aliases?: readonly string[];
  readonly kind: CellKind;
}
