import type { diagnosticSeverities } from './diagnosticSeverities';

export type DiagnosticCode = keyof typeof diagnosticSeverities;

/**
 * A problem in a document that its owner should know about. Strings are short, on one line, without invisible
 * characters, but typed by the owner: HTML must escape them.
 */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** As the document spells it; absent when the diagnostic is about the whole document. */
  readonly field?: string;
  /** Shortened; absent when there is no value. A list is "[…]", a map "{…}". */
  readonly found?: string;
  /** What visitors see instead, shortened; absent when they see nothing. */
  readonly made?: string;
  /** What was probably meant: the correct field name, or the true discount. For a rule: how to write it. */
  readonly meant?: string;
}

/** About documents of a shelf: `ids` in the shelf's order. */
export interface ShelfDiagnostic extends Diagnostic {
  readonly ids: readonly string[];
}
