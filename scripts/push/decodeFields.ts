import type { RestFields, RestValue } from './encodeFields';
import type { DocumentFields, FieldValue } from './readCatalogueFiles';

/**
 * A document's fields out of the REST interface's form, as a catalogue file has them. What no file can hold (a time, a place, a
 * reference) becomes the text or map that stands for it there.
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
  // Every other kind is a map with the value as its only entry.
  const [plain = null] = Object.values<FieldValue>(value);
  return plain;
}
