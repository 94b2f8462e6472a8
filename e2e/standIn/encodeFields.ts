import type { DocumentFields } from '../../scripts/database/Database';

/** A value in the form of Firestore's REST API. Source: firebase.google.com/docs/firestore/reference/rest/v1/Value. */
type RestValue =
  | { stringValue: string }
  | { integerValue: string }
  | { doubleValue: number }
  | { booleanValue: boolean }
  | { nullValue: null }
  | { arrayValue: { values?: RestValue[] } }
  | { mapValue: { fields?: RestFields } };

export type RestFields = { [name: string]: RestValue };

/** A document of a catalogue file as Firestore answers it over REST. */
export function encodeFields(fields: DocumentFields): RestFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]),
  );
}

function encodeValue(value: unknown): RestValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return value === null
    ? { nullValue: null }
    : { mapValue: { fields: encodeFields(Object(value)) } };
}
