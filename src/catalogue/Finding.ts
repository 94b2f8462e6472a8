import type { DiagnosticCode, Severity } from './Diagnostic';

/** A diagnostic in plain sentences, with the place that it is about. Safe as JSON. */
export interface Finding {
  readonly collection: string;
  /** The document, or the first of several; empty for the collection as a whole. */
  readonly id: string;
  /** As the document spells it; empty for the whole document. */
  readonly field: string;
  /** The field, as the heading of its column in the sheet. */
  readonly column: string;
  readonly severity: Severity;
  readonly code: DiagnosticCode;
  readonly problem: string;
  readonly cure: string;
}
