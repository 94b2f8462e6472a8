import type { DiagnosticCode } from '@/catalogue/Diagnostic';
import type { Severity } from '@/catalogue/diagnosticSeverities';

/** A diagnostic in plain words, with the place that it is about. */
export interface Finding {
  readonly collection: string;
  /** The document, or the first of several; null for the collection as a whole. */
  readonly id: string | null;
  readonly field: string | null;
  readonly severity: Severity;
  readonly code: DiagnosticCode;
  readonly problem: string;
  readonly effect: string;
  readonly fix: string;
}

/** A finding in one line. */
export function messageOf({ problem, fix }: Pick<Finding, 'problem' | 'fix'>): string {
  return `${problem} ${fix}`;
}
