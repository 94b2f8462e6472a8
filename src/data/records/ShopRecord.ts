import type { Diagnostic, DiagnosticCode, ShelfDiagnostic } from '@/catalogue/Diagnostic';
import type { ShopFacts } from '@/shop/ShopFacts';

/** A collection that is no shelf. */
export interface CheckedRecord {
  readonly collection: string;
  /** Diagnostics for all its documents, by id. */
  readonly diagnose: (documents: Readonly<Record<string, unknown>>) => ShelfDiagnostic[];
}

/** A fact of the shop in the first document of a collection of its own. */
export interface ShopRecord<Fact> extends CheckedRecord {
  readonly kind: 'hours' | 'delivery' | 'band';
  readonly fields: readonly string[];
  /** The setting that may say `database`, and the fact of the shop that this makes true. */
  readonly setting: string;
  readonly inDatabase: keyof Pick<
    ShopFacts,
    'hoursInDatabase' | 'deliveryInDatabase' | 'bandInDatabase'
  >;
  /** Undefined when the document can't be parsed. */
  readonly parse: (fields: unknown) => Fact | undefined;
}

/** Diagnostics for a record's documents, by id; only the first is used. `missing`: the code without a document. */
export function diagnoseFirst(
  documents: Readonly<Record<string, unknown>>,
  missing: DiagnosticCode | undefined,
  diagnose: (fields: unknown) => readonly Diagnostic[],
): ShelfDiagnostic[] {
  const [first, ...others] = Object.keys(documents).sort();
  if (first === undefined) return missing ? [{ code: missing, ids: [] }] : [];
  return [
    ...diagnose(documents[first]).map((diagnostic) => ({ ...diagnostic, ids: [first] })),
    ...others.map((id): ShelfDiagnostic => ({ code: 'notRead', ids: [id], meant: first })),
  ];
}
