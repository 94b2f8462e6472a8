import type { DiagnosticCode } from '@/catalogue/Diagnostic';
import type { Severity } from '@/catalogue/diagnosticSeverities';

/** A remark in plain words, and where it belongs. */
export interface Finding {
  /** The collection's name in the database. */
  readonly collection: string;
  /** The document, or the first of those that don't go together; null where it is on the collection as a whole. */
  readonly id: string | null;
  /** The field's name as it stands in the document; null where it is on the document as a whole. */
  readonly field: string | null;
  readonly severity: Severity;
  readonly code: DiagnosticCode;
  /** What is wrong. */
  readonly wrong: string;
  /** What visitors see now. */
  readonly seen: string;
  /** How to mend it. */
  readonly mend: string;
}

/** A finding in a line: what is wrong, and how to mend it. */
export function messageOf({ wrong, mend }: Pick<Finding, 'wrong' | 'mend'>): string {
  return `${wrong} ${mend}`;
}
