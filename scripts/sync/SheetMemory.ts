import type { SyncRun } from './SyncRun';

/** A row as the last run read it. */
export interface RememberedRow {
  /** `rowTitle`: by it a row without Id is known again. */
  readonly title: string;
  /** `cellMark`s of its filled cells, by field. */
  readonly marks: ReadonlyMap<string, string>;
}

/** The rows of a shelf by their documents' ids. */
export type RememberedShelf = ReadonlyMap<string, RememberedRow>;

/**
 * A file may have some of the rows. Each desk is remembered apart: the sheet must not take back
 * what a file brought.
 */
export type Desk = 'sheet' | 'file';

/** What a run knows of its desk from the last one. */
export interface SheetMemory {
  readonly desk: Desk;
  readonly shelves: ReadonlyMap<string, RememberedShelf>;
  /** Of each document of the memory, by id: two runs at once must not both write. */
  readonly updateTimes: ReadonlyMap<string, string>;
  /** Of each tab; empty before the first run, and for a file. */
  readonly headings: Readonly<Record<string, readonly string[]>>;
  /** Undone since the last run of the sheet, in ISO form, by `documentKey`. */
  readonly undone: ReadonlyMap<string, string>;
  /** The latest first, each with the id of its document. */
  readonly runs: readonly (SyncRun & { readonly id: string })[];
}
