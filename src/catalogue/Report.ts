import type { Severity } from './diagnosticSeverities';
import type { SheetRun } from './SheetRun';

/** A document that the report names. */
export interface ReportedDocument {
  readonly id: string;
  /** What visitors see of the document, if anything. */
  readonly title?: string;
  /** Its address in the Firebase console; absent for a row of the Google Sheet. */
  readonly console?: string;
}

/** One finding of the owner's report, in plain sentences. Safe as JSON: absent fields have no key. */
export interface ReportEntry extends Partial<ReportedDocument> {
  /** Without `id` it is about the whole collection. */
  readonly image?: string;
  /** The field of the document, or the heading of the column. */
  readonly field?: string;
  /** The tab of the Google Sheet where it is mended; absent for what is mended in the Firebase console. */
  readonly tab?: string;
  readonly severity: Severity;
  readonly problem: string;
  readonly effect: string;
  readonly fix: string;
  /** Further documents of which the same is said. */
  readonly others?: readonly ReportedDocument[];
}

/** A collection, and the path of the page that shows it. */
export interface ReportedCollection {
  /** Its name in the database, or that of its shelf in the Google Sheet. */
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
  /** When the oldest reading in it was made, in milliseconds since 1970; null when there is no reading. */
  readonly readAt: number | null;
  readonly totals: Readonly<Record<Severity, number>>;
  /** Errors first; a severity without findings is left out. */
  readonly groups: readonly {
    readonly severity: Severity;
    readonly parts: readonly ReportPart[];
  }[];
  /** Collections that have nothing to show. They are no part of a group: a new shop has many. */
  readonly empty: readonly ReportedCollection[];
  /** Collections that could not be read, so nothing is known about them. */
  readonly unread: readonly string[];
  /** Documents that are hidden or whose time has not come, and unknown fields, which are counted without their names. */
  readonly unnamed: { readonly hidden: number; readonly unknownField: number };
  /** Whether the shop's shelves are rows of the database, which a build reads. */
  readonly hasRows: boolean;
  /** Where most of it is mended. */
  readonly desk: 'console' | 'sheet';
  /** The last run of the sheet; null before the first, and for a shop without a sheet. */
  readonly sheetRun: SheetRun | null;
}
