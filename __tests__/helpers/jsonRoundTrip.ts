/** A value after a JSON round trip, as in a page's props; what JSON cannot carry is lost. */
export function jsonRoundTrip<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}
