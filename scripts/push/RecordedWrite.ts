import type { RestFields } from './encodeFields';
import type { StoredDocument, Write } from './FirestoreRest';

/** A document that a push or an import writes. */
export interface RecordedWrite {
  readonly write: Write & { readonly fields: RestFields };
  /** What it overwrites; absent for a new document. */
  readonly before?: StoredDocument;
}
