import type { DocumentFields } from '../database/Database';

/** A document that a run wrote. */
export interface HistoryEntry {
  readonly collection: string;
  readonly id: string;
  /** `digestFields` of what the run wrote. */
  readonly after: string;
  /** What it overwrote; absent if added. */
  readonly before?: DocumentFields;
}

/** A document of the history: what one commit of a run wrote. */
export interface HistoryPart {
  readonly id: string;
  /** When the run began, in ISO form. */
  readonly at: string;
  readonly what: string;
  readonly undone?: string;
  readonly entries: readonly HistoryEntry[];
}

/** A push or an import: all parts that began at the same time. */
export interface HistoryRun {
  readonly at: string;
  readonly what: string;
  readonly undone?: string;
  readonly parts: readonly HistoryPart[];
}
