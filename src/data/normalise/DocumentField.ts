import type { FieldReader } from './fieldReaders';

/** How a column's cells are typed. */
export type CellKind = 'text' | 'rupees' | 'percent' | 'number' | 'yesNo' | 'day';

/** A field of a document. */
export interface DocumentField<Value = unknown> {
  /** Of its column in the owner's sheet. */
  readonly heading: string;
  readonly kind: CellKind;
  readonly read: FieldReader<Value>;
  /** An absent one gets the diagnostic `missing`. */
  readonly isExpected?: true;
}

/** A field that may be absent. */
export function field<Value>(
  heading: string,
  read: FieldReader<Value>,
  kind: CellKind = 'text',
): DocumentField<Value> {
  return { heading, kind, read };
}

/** A field that every document of its kind should have. */
export function expected<Value>(of: DocumentField<Value>): DocumentField<Value> {
  return { ...of, isExpected: true };
}
