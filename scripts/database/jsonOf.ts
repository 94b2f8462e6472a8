/** A stored value as JSON with sorted keys. Types without JSON become maps that name them. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(plain(value));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if (!isMap(value)) return named(value);
  const entries = Object.entries(value).map(([key, inner]) => [key, plain(inner)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Both libraries name times, vectors, references and places alike, and bytes differently. */
function named(value: object) {
  const { path, latitude, longitude, toDate, toArray, toBase64 } = Object(value);
  if (toDate) return { time: toDate.call(value).toISOString() };
  if (toArray) return { vector: toArray.call(value) };
  if (toBase64) return { bytes: toBase64.call(value) };
  if (Buffer.isBuffer(value)) return { bytes: value.toString('base64') };
  return path === undefined ? { place: [latitude, longitude] } : { reference: path };
}

/** Whether a stored object is a map, not an object of the library such as a time. */
export function isMap(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  // Of any realm: tests have their own.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
