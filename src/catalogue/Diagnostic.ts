import type { diagnosticSeverities } from './diagnosticSeverities';

export type DiagnosticCode = keyof typeof diagnosticSeverities;

/**
 * A problem in a document that its owner should know about. It is data only: the texts are looked up by `code`. All
 * strings are short, on one line and free of invisible characters. They still come from what the owner typed, so HTML
 * must escape them.
 */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** The field's name as in the document; absent when the diagnostic is about the whole document. */
  readonly field?: string;
  /** The field's value, shortened; absent when there is none. A list is "[…]", a map "{…}". */
  readonly found?: string;
  /** What visitors see instead, shortened; absent when they see nothing. */
  readonly made?: string;
  /**
   * What was probably meant: the correct name of a misspelt field, or the discount that M.R.P. and price imply. For a
   * rule: how to write it.
   */
  readonly meant?: string;
}

/** A diagnostic of a shelf: about one of its documents, or about several that conflict. */
export interface ShelfDiagnostic extends Diagnostic {
  /** The ids of the documents concerned, in the shelf's order. */
  readonly ids: readonly string[];
}
