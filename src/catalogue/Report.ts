import type { Severity } from './diagnosticSeverities';

/** One finding of the owner's report, in plain sentences. Safe as JSON: absent fields have no key. */
export interface ReportEntry {
  /** The document's id; absent when the finding is about the whole collection. */
  readonly id?: string;
  /** What visitors see of the document, if anything. */
  readonly title?: string;
  readonly image?: string;
  readonly field?: string;
  readonly severity: Severity;
  readonly wrong: string;
  readonly seen: string;
  readonly mend: string;
}

/** A collection with at least one finding. */
export interface ReportPart {
  readonly collection: string;
  /** The path of the page that shows the collection. */
  readonly page: string;
  /** The most severe first. */
  readonly entries: readonly ReportEntry[];
  /** How many further findings the page has no room for. */
  readonly more: number;
}

/** The owner's report on the whole catalogue. */
export interface Report {
  /** When the oldest reading in it was made, in milliseconds since 1970; null when there is no reading. */
  readonly readAt: number | null;
  readonly totals: Readonly<Record<Severity, number>>;
  /** Collections with errors first, then those with warnings. */
  readonly parts: readonly ReportPart[];
  /** Collections that could not be read, so nothing is known about them. */
  readonly unread: readonly string[];
}
