import type { Diagnostic, DiagnosticCode, ShelfDiagnostic } from '@/catalogue/Diagnostic';

/**
 * Diagnostics for the documents of a record's collection, by id. Only the first document is used.
 * @param missing what is said when there is none.
 * @param diagnose diagnostics on the fields of the first one.
 */
export function diagnoseFirst(
  documents: Readonly<Record<string, unknown>>,
  missing: DiagnosticCode,
  diagnose: (fields: unknown) => readonly Diagnostic[],
): ShelfDiagnostic[] {
  const [first, ...others] = Object.keys(documents).sort();
  if (first === undefined) return [{ code: missing, ids: [] }];
  return [
    ...diagnose(documents[first]).map((diagnostic) => ({ ...diagnostic, ids: [first] })),
    ...others.map((id): ShelfDiagnostic => ({ code: 'notRead', ids: [id], meant: first })),
  ];
}
