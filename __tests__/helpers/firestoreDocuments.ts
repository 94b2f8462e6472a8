import type { RawDocument } from '@/data/source/CatalogueSource';
import fc from './fastCheck';
import { firestoreValues, mapsOf } from './firestoreValues';
import { typedAddresses } from './typedAddresses';
import { typedRupees } from './typedRupees';

/** Firestore accepts any text as an id except these: https://firebase.google.com/docs/firestore/quotas#limits */
function isId(text: string): boolean {
  return text !== '' && !/\/|^\.{1,2}$|^__.*__$/s.test(text);
}

const ids = fc.oneof(
  fc.string({ unit: 'binary' }).filter(isId),
  fc.constantFrom('01-rose', '"><img src=x onerror=alert(1)>', 'constructor', 'a b', '\u202eid'),
);
const strangeNames = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'Title', 'id', 'image'),
  fc.string(),
);
// These are rare among all values, and without them most items would be undefined or almost empty.
const plausible = fc.oneof(
  { weight: 3, arbitrary: typedAddresses },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 99 }) },
  { weight: 1, arbitrary: typedRupees.map(({ text }) => text) },
  { weight: 2, arbitrary: fc.constantFrom(true, 'yes', false, 'no') },
);
const values = fc.oneof(firestoreValues, plausible);

/** Documents of any shape: any value in fields of these names and of strange ones, or no fields at all. */
export function firestoreDocuments(names: readonly string[]): fc.Arbitrary<RawDocument> {
  const known = fc.tuple(fc.constantFrom(...names), values);
  const strange = fc.tuple(strangeNames, values);
  const entries = fc.array(
    fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: strange }),
    { maxLength: names.length * 2 },
  );
  const fields = fc.oneof(
    { weight: 9, arbitrary: mapsOf(entries) },
    { weight: 1, arbitrary: fc.option(firestoreValues, { nil: undefined }) },
  );
  return fc.record({ id: ids, fields }, { noNullPrototype: true });
}
