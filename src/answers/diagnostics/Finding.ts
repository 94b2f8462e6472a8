import type { DiagnosticCode } from '@/catalogue/Diagnostic';
import type { Severity } from '@/catalogue/diagnosticSeverities';

/** A diagnostic in plain words, with the place that it is about. */
export interface Finding {
  /** The collection's name in the database. */
  readonly collection: string;
  /** The document, or the first of several that conflict; null for the collection as a whole. */
  readonly id: string | null;
  /** The field's name as written in the document; null for the document as a whole. */
  readonly field: string | null;
  readonly severity: Severity;
  readonly code: DiagnosticCode;
  /** What is wrong. */
  readonly wrong: string;
  /** What visitors see now. */
  readonly seen: string;
  /** How to correct it. */
  readonly mend: string;
}

/** A finding in one line: what is wrong, and how to correct it. */
export function messageOf({ wrong, mend }: Pick<Finding, 'wrong' | 'mend'>): string {
  return `${wrong} ${mend}`;
}
