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
  readonly problem: string;
  /** What visitors see now. */
  readonly effect: string;
  /** How to correct it. */
  readonly fix: string;
}

/** A finding in one line: the problem and its fix. */
export function messageOf({ problem, fix }: Pick<Finding, 'problem' | 'fix'>): string {
  return `${problem} ${fix}`;
}
