import type { diagnosticSeverities } from './diagnosticSeverities';

export type DiagnosticCode = keyof typeof diagnosticSeverities;

/**
 * Something about a document that its owner should know: data only, whoever shows it finds the words by `code`. All texts are
 * short, on one line, and without invisible characters; they are still an owner's typing, so HTML has to escape them.
 */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** The field's name as it stands in the document; absent when the remark is on the document as a whole. */
  readonly field?: string;
  /** What stands in the field, shortened; absent when there is nothing. A list is "[…]", a map "{…}". */
  readonly found?: string;
  /** What visitors see of it, shortened; absent when they see nothing. */
  readonly made?: string;
  /** What was probably meant: the name of the field that is misspelt, the discount that M.R.P. and price make. */
  readonly meant?: string;
}

/** A remark on a shelf: on one of its documents, or on those that don't go together. */
export interface ShelfDiagnostic extends Diagnostic {
  /** The ids of the documents that it is about, in the shelf's order. */
  readonly ids: readonly string[];
}
