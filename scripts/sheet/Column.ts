import type { CellKind } from '../../src/data/normalise/DocumentField';

/** A column of the sheet: the field that its cells fill. */
export interface Column {
  readonly field: string;
  readonly heading: string;
  /** Further headings, as `spellingKey` writes them. */
  readonly aliases?: readonly string[];
  readonly kind: CellKind;
}
