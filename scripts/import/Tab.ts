import type { SheetTable } from '../sheet/SheetTable';

/** A sheet of a workbook. */
export interface Tab {
  readonly name: string;
  readonly table: SheetTable;
  /** The numbers of the rows that are hidden, by hand or by a filter; the headings are row 1. */
  readonly hidden: ReadonlySet<number>;
  /** Its merged cells, such as A2:A10. */
  readonly merged: readonly string[];
  /** Whether the sheet itself is hidden. */
  readonly isHidden: boolean;
}
