import type { DocumentFields } from '../../scripts/database/Database';

/**
 * The fields of a catalogue file's document as Firestore answers them over REST. Source:
 * firebase.google.com/docs/firestore/reference/rest/v1/Value.
 */
export function encodeFields(fields: DocumentFields): Record<string, object> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]),
  );
}

function encodeValue(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return value === null
    ? { nullValue: null }
    : { mapValue: { fields: encodeFields(Object(value)) } };
}
