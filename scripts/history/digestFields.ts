import { createHash } from 'node:crypto';
import type { DocumentFields } from '../database/Database';
import { jsonOf } from '../database/jsonOf';

/** A digest of a document's fields in any order. Equal digests mean equal documents. */
export function digestFields(fields: DocumentFields): string {
  return createHash('sha256').update(jsonOf(fields)).digest('hex').slice(0, 32);
}
