/** The rows of a tab as the owner sees them; the headings are the first. Rows may end early. */
export type Table = readonly (readonly string[])[];

/** A new text for a cell. Both numbers begin with 0. */
export interface CellText {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** The owner's sheet: at Google, or a file. */
export interface Sheet {
  /** Tabs by name. @throws DeskError when the sheet can't be read. */
  read(): Promise<ReadonlyMap<string, Table>>;
  /** Writes cells of a tab, all or none. @throws DeskError that says why not. */
  write(tab: string, cells: readonly CellText[]): Promise<void>;
}

/** A problem that the owner can mend. Its message is written for her. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
}

/** A DeskError that passes by itself: the next run tries again. */
export class BusyError extends DeskError {}

/** A failure that the owner can mend. @throws any other, which ends the run. */
export function mendable(cause: unknown): DeskError {
  if (!(cause instanceof DeskError)) throw cause;
  return cause;
}
