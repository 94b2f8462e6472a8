import type { DocumentFields, FieldValue } from './readCatalogueFiles';

/** A value in the form of Firestore's REST API. Source: firebase.google.com/docs/firestore/reference/rest/v1/Value. */
export type RestValue =
  | { stringValue: string }
  | { integerValue: string }
  | { doubleValue: number }
  | { booleanValue: boolean }
  | { nullValue: null }
  | { arrayValue: { values?: RestValue[] } }
  | { mapValue: { fields?: RestFields } };

export type RestFields = { [name: string]: RestValue };

/** Encodes a document's fields for the REST API. Whole numbers become integers, as in the Firebase console. */
export function encodeFields(fields: DocumentFields): RestFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]),
  );
}

function encodeValue(value: FieldValue): RestValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  return isList(value)
    ? { arrayValue: value.length > 0 ? { values: value.map(encodeValue) } : {} }
    : { mapValue: Object.keys(value).length > 0 ? { fields: encodeFields(value) } : {} };
}

/** Array.isArray does not narrow a readonly array. */
function isList(value: FieldValue): value is readonly FieldValue[] {
  return Array.isArray(value);
}

/**
 * Decodes a document's fields from the form of the REST API. JSON has no type for a time, a place or a reference: such
 * a value stays the text or map that the API uses for it.
 */
export function decodeFields(fields: RestFields): DocumentFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]),
  );
}

function decodeValue(value: RestValue): FieldValue {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decodeValue);
  if ('mapValue' in value) return decodeFields(value.mapValue.fields ?? {});
  // All other kinds have one entry, the value.
  const [plain = null] = Object.values<FieldValue>(value);
  return plain;
}
