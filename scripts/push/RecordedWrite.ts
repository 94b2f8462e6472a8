import type { DocumentFields, StoredDocument, Write } from './Database';

/** A document that a push or an import writes. */
export interface RecordedWrite {
  readonly write: Write & { readonly fields: DocumentFields };
  /** What it overwrites; absent for a new document. */
  readonly before?: StoredDocument;
}
