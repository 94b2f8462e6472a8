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
  readonly field: string;
  readonly heading: string;
  /** Further headings, as `spellingKey` writes them. */
  readonly aliases?: readonly string[];
  readonly kind: CellKind;
}
