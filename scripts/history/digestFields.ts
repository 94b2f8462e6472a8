import { createHash } from 'node:crypto';
import type { RestFields } from '../push/encodeFields';

/** A digest of a document's fields in any order. Equal digests mean equal documents. */
export function digestFields(fields: RestFields): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(fields)))
    .digest('hex')
    .slice(0, 32);
}

/** A value with the keys of all its maps in alphabetical order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, inOrder(inner)] as const);
  return entries.sort(([one], [other]) => (one < other ? -1 : 1));
}
