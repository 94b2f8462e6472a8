import { initializeApp } from 'firebase/app';
import { Bytes, doc, GeoPoint, getFirestore, Timestamp, vector } from 'firebase/firestore/lite';
import fc from './fastCheck';
import { hostileTexts } from './hostileTexts';

const reference = doc(
  getFirestore(initializeApp({ projectId: 'any-values' }, 'any-values')),
  'a/b',
);
const numbers = fc.oneof(
  fc.double(),
  fc.integer({ min: -50, max: 200_000 }).map((thousandths) => thousandths / 1000),
  fc.integer({ min: -5, max: 10_000_000 }),
  fc.constantFrom(
    -0,
    0.004,
    10_000_000.01,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
    2 ** 53,
    -(2 ** 63),
  ),
);
const instances = fc.oneof(
  fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }).map((at) => new Timestamp(at, 0)),
  fc.double({ min: -90, max: 90, noNaN: true }).map((angle) => new GeoPoint(angle, angle)),
  fc.uint8Array().map((bytes) => Bytes.fromUint8Array(bytes)),
  fc.array(fc.double(), { maxLength: 4 }).map((values) => vector(values)),
  fc.constant(reference),
);
const keys = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'valueOf', 'toJSON', 'length', 'en'),
  fc.string({ unit: 'binary' }),
);

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

/** Any value that `data()` of firebase/firestore/lite can give for a field. */
export const firestoreValues: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    { weight: 4, arbitrary: hostileTexts },
    { weight: 4, arbitrary: numbers },
    { weight: 1, arbitrary: fc.constantFrom(null, true, false) },
    { weight: 1, arbitrary: instances },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
    { weight: 1, arbitrary: mapsOf(fc.array(fc.tuple(keys, tie('value')), { maxLength: 4 })) },
  ),
})).value;
