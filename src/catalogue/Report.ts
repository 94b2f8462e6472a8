import type { Severity } from './diagnosticSeverities';
import type { SheetRun } from './SheetRun';

/** A document that the report names. */
export interface ReportedDocument {
  readonly id: string;
  readonly title?: string;
  /** Its address in the Firebase console; absent for a row of the Google Sheet. */
  readonly console?: string;
}

/** A finding in plain sentences; without `id` about the whole collection. Safe as JSON: absent fields have no key. */
export interface ReportEntry extends Partial<ReportedDocument> {
  readonly image?: string;
  readonly field?: string;
  /** The tab of the Google Sheet where it is mended; absent for the Firebase console. */
  readonly tab?: string;
  readonly severity: Severity;
  readonly problem: string;
  readonly effect: string;
  readonly fix: string;
  /** Further documents with the same finding. */
  readonly others?: readonly ReportedDocument[];
}

/** A collection, and the path of the page that shows it. */
export interface ReportedCollection {
  readonly collection: string;
  readonly page: string;
}

/** The findings of one severity in a collection; at least one. */
export interface ReportPart extends ReportedCollection {
  readonly entries: readonly ReportEntry[];
  /** How many further findings the page has no room for. */
  readonly more: number;
}

/** The owner's report on the whole catalogue. */
export interface Report {
  /** The time of the oldest reading, in milliseconds since 1970; null without a reading. */
  readonly readAt: number | null;
  readonly totals: Readonly<Record<Severity, number>>;
  /** Errors first; without severities that have no findings. */
  readonly groups: readonly {
    readonly severity: Severity;
    readonly parts: readonly ReportPart[];
  }[];
  /** Collections with nothing to show. In no group: a new shop has many. */
  readonly empty: readonly ReportedCollection[];
  readonly unread: readonly string[];
  /** How many documents are hidden or not shown yet, and how many unknown fields there are. */
  readonly unnamed: { readonly hidden: number; readonly unknownField: number };
  /** Where most of it is mended. */
  readonly desk: 'console' | 'sheet';
  /** The last run of the sheet; null before the first, and for a shop without a sheet. */
  readonly sheetRun: SheetRun | null;
}
