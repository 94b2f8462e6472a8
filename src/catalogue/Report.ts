import type { Finding } from './Diagnostic';

/** A finding on the owner's page. */
export interface ReportedFinding
  extends Pick<Finding, 'id' | 'column' | 'severity' | 'problem' | 'cure'> {
  /** Where it stands in the owner's sheet: "Makeup: Primer". */
  readonly place: string;
  /** The path of the page that shows the collection. */
  readonly page: string;
  /** The document's title; empty without one, and for the collection as a whole. */
  readonly title: string;
}

/** What the last run of `catalogue:sync` says of the owner's sheet. */
export interface SheetReport {
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number;
  /** More than a day ago. */
  readonly isLate: boolean;
  /** The tabs of which nothing was taken, with commas between them; empty for none. */
  readonly waiting: string;
}

/** What is wrong in the whole catalogue, and what the owner may post. */
export interface Report {
  /** Pictures to post, such as in WhatsApp's Status: their paths, and what they are of. */
  readonly posts: readonly { readonly picture: string; readonly title: string }[];
  /** The time of the oldest reading, in milliseconds since 1970; 0 without a reading. */
  readonly readAt: number;
  /** The worst first. */
  readonly findings: readonly ReportedFinding[];
  /** How many further findings the page has no room for. */
  readonly more: number;
  /** Absent for a shop without a sheet. */
  readonly sheet?: SheetReport;
  /** Places of the sheet whose documents could not be read. */
  readonly unread: readonly string[];
}
