import type { SyncRun } from './SyncRun';

/** A row as the last run read it. */
export interface RememberedRow {
  /** Its title as titles are compared, or the words or picture of a row without one: by it a row without Id is known again. */
  readonly title: string;
  /** What its filled cells meant, by field: each a `cellMark`. */
  readonly marks: ReadonlyMap<string, string>;
}

/** The rows of a shelf by their documents' ids. */
export type RememberedShelf = ReadonlyMap<string, RememberedRow>;

/**
 * Where rows come from: the Google Sheet, which has them all, or a file, which may have some. Each is remembered apart,
 * so that the sheet, which knows nothing of a file, does not take back what that one brought.
 */
export type Desk = 'sheet' | 'file';

/** What a run knows of its desk from the last one. */
export interface SheetMemory {
  readonly desk: Desk;
  readonly shelves: ReadonlyMap<string, RememberedShelf>;
  /** When each document of the memory was written, by its id: two runs at once must not both write. */
  readonly updateTimes: ReadonlyMap<string, string>;
  /** The headings that each tab of the sheet had; empty before the first run, and for a file. */
  readonly headings: Readonly<Record<string, readonly string[]>>;
  /** When documents were taken back since the last run of the sheet, in ISO form, by `documentKey`. */
  readonly undone: ReadonlyMap<string, string>;
  /** The last runs of the sheet, the latest first, each with the id of its document. */
  readonly runs: readonly (SyncRun & { readonly id: string })[];
}
