/** A row that was not taken. */
export interface RefusedRow {
  readonly tab: string;
  /** As the spreadsheet numbers it. */
  readonly row: number;
  /** Empty when the whole row is meant. */
  readonly column: string;
  /** With the cure. */
  readonly reason: string;
}

/** What became of a run of `catalogue:sync`. */
export interface SyncRun {
  /** In ISO form. */
  readonly at: string;
  readonly added: number;
  readonly changed: number;
  /** Why the whole sheet was refused; empty if it was not. */
  readonly trouble: string;
  /** The rows, and the cells of others, that were not taken. */
  readonly refused: readonly RefusedRow[];
  /** How many rows left the sheet whose documents stay on the site; absent if none did. */
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
