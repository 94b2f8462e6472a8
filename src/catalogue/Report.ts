import type { Severity } from './diagnosticSeverities';

/** What the owner should know of a document, in plain sentences. Safe as JSON: an absent field is no key. */
export interface ReportEntry {
  /** The document; absent where it is on the collection as a whole. */
  readonly id?: string;
  /** What visitors see of the document, if they do. */
  readonly title?: string;
  readonly image?: string;
  readonly field?: string;
  readonly severity: Severity;
  readonly wrong: string;
  readonly seen: string;
  readonly mend: string;
}

/** A collection with something to say of it. */
export interface ReportPart {
  readonly collection: string;
  /** The path of the page that shows it. */
  readonly page: string;
  /** The gravest first. */
  readonly entries: readonly ReportEntry[];
  /** How many more there are, for which the page has no room. */
  readonly more: number;
}

/** The owner's report on the whole catalogue. */
export interface Report {
  /** When the oldest of its readings was made, in milliseconds since 1970; null where there is none. */
  readonly readAt: number | null;
  readonly totals: Readonly<Record<Severity, number>>;
  /** Those with errors first, then those with warnings. */
  readonly parts: readonly ReportPart[];
  /** Collections of which nothing is known: they could not be read. */
  readonly unread: readonly string[];
}
