import fc from './fastCheck';

/** Prototypes that a map can have: none, or the one that the SDK's `map[key] = value` sets for a field `__proto__`. */
const prototypes = fc.oneof(
  { weight: 4, arbitrary: fc.constant(Object.prototype) },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constant({ title: 'Inherited', img: '//evil.example', price: -5 }) },
);

/** Maps with these entries as their own properties, even `__proto__`. */
export function mapsOf(entries: fc.Arbitrary<[string, unknown][]>): fc.Arbitrary<object> {
  return fc
    .tuple(entries, prototypes)
    .map(([own, prototype]) => Object.setPrototypeOf(Object.fromEntries(own), prototype));
}
