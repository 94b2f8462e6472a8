import type { DocumentFields } from '../push/Database';

/** A document that a run wrote. */
export interface HistoryEntry {
  readonly collection: string;
  readonly id: string;
  /** `digestFields` of what the run wrote. */
  readonly after: string;
  /** What it overwrote; absent for a document that it added. */
  readonly before?: DocumentFields;
}

/** A document of the history: what one commit of a run wrote. */
export interface HistoryPart {
  /** The document's id. */
  readonly id: string;
  /** When the run began, in ISO form: the same in all its parts. */
  readonly at: string;
  /** What ran, such as "import of my-shop.xlsx". */
  readonly what: string;
  /** When it was taken back; absent if it was not. */
  readonly undone?: string;
  readonly entries: readonly HistoryEntry[];
}

/** A push or an import: all parts with the same beginning. */
export interface HistoryRun {
  readonly at: string;
  readonly what: string;
  /** When the last part was taken back; absent if one was not. */
  readonly undone?: string;
  readonly parts: readonly HistoryPart[];
}
