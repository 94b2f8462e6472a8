import type { Diagnostic, DiagnosticCode, ShelfDiagnostic } from '@/catalogue/Diagnostic';
import type { ShopFacts } from '@/shop/ShopFacts';

/** A collection that is no shelf, and how its documents are checked. */
export interface CheckedRecord {
  readonly collection: string;
  /** Diagnostics for all documents of the collection, by id. */
  readonly diagnose: (documents: Readonly<Record<string, unknown>>) => ShelfDiagnostic[];
}

/** How a fact of the shop is read from the first document of a collection of its own, where owners may put it. */
export interface ShopRecord<Fact> extends CheckedRecord {
  /** What it is about. */
  readonly kind: 'hours' | 'delivery' | 'band';
  /** The fields of its document. */
  readonly fields: readonly string[];
  /** The setting that says `database`, and the fact of the shop that this makes true. */
  readonly setting: string;
  readonly inDatabase: keyof Pick<
    ShopFacts,
    'hoursInDatabase' | 'deliveryInDatabase' | 'bandInDatabase'
  >;
  /** The fact in a document of any shape; undefined when it can't be parsed. */
  readonly parse: (fields: unknown) => Fact | undefined;
}

/**
 * Diagnostics for the documents of a record's collection, by id. Only the first document is used.
 * @param missing what is said when there is none; undefined where there need not be one.
 * @param diagnose diagnostics on the fields of the first one.
 */
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
