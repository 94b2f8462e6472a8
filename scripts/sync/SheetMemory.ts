import type { SyncRun } from './SyncRun';

/** A row as the last run read it. */
export interface RememberedRow {
  /** Its title as titles are compared, or the words or picture of a row without one: by it a row without Id is known again. */
  readonly title: string;
  /** What its cells meant, in the form of `writeMarks`. */
  readonly marks: string;
}

/** The rows of a shelf by their documents' ids. */
export type RememberedShelf = ReadonlyMap<string, RememberedRow>;

/** What the sync knows of the sheet from its last run. */
export interface SheetMemory {
  readonly shelves: ReadonlyMap<string, RememberedShelf>;
  /** When each document of the memory was written, by its id: two runs at once must not both write. */
  readonly updateTimes: ReadonlyMap<string, string>;
  /** The headings that each tab had; empty before the first run. */
  readonly headings: Readonly<Record<string, readonly string[]>>;
  /** When documents were taken back since the last run, in ISO form, by `documentKey`. */
  readonly undone: ReadonlyMap<string, string>;
  /** The last runs, the latest first, each with the id of its document. */
  readonly runs: readonly (SyncRun & { readonly id: string })[];
}
