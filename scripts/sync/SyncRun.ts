/** A row that was not taken. */
export interface RefusedRow {
  readonly tab: string;
  /** As the spreadsheet numbers it. */
  readonly row: number;
  /** Empty for the whole row. */
  readonly column: string;
  /** With the cure. */
  readonly reason: string;
}

/** What became of a run of `catalogue:sync`. */
export interface SyncRun {
  readonly at: string;
  readonly added: number;
  readonly changed: number;
  /** Why the whole sheet was refused; else empty. */
  readonly trouble: string;
  readonly refused: readonly RefusedRow[];
  /** Rows that left the sheet while their documents stay. */
  readonly gone?: number;
}

/** Where a row or cell stands, such as "Hair, row 3, Price". */
export function placeText({ tab, row, column }: Omit<RefusedRow, 'reason'>): string {
  return `${tab}, row ${row}${column ? `, ${column}` : ''}`;
}

/** How many rows have a refusal. */
export function countRows(refused: SyncRun['refused']): number {
  return new Set(refused.map(({ tab, row }) => placeText({ tab, row, column: '' }))).size;
}
