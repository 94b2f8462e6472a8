/** A value as it comes out of the JSON in a page; what JSON can't carry is lost on the way. */
export function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}
