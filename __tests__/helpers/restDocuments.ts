import type { RestFields, RestValue } from '../../scripts/push/encodeFields';
import type { StoredDocument } from '../../scripts/push/FirestoreRest';
import { isDocumentId } from '../../scripts/push/readCatalogueFiles';
import { anyCharacter } from './anyCharacter';
import fc from './fastCheck';
import { hostileTexts } from './hostileTexts';

const texts = fc.oneof(
  hostileTexts,
  fc.constantFrom(
    '=1+1',
    "'=1",
    '-5',
    '0.2',
    '20 %',
    '₹1,299/-',
    '???',
    'a\r\nb',
    ' x ',
    '_x0041_',
    'constructor',
    '__proto__',
  ),
  fc.string({ unit: anyCharacter }),
);

const values: fc.Arbitrary<RestValue> = fc.oneof(
  texts.map((stringValue) => ({ stringValue })),
  fc.integer({ min: -5, max: 200_000 }).map((number) => ({ integerValue: String(number) })),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((doubleValue) => ({ doubleValue })),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.constantFrom<RestValue>(
    { nullValue: null },
    { arrayValue: {} },
    { mapValue: { fields: { en: { stringValue: 'Rose' } } } },
  ),
);

/** Ids that Firestore accepts, and those that spreadsheets rewrite. */
const ids = fc
  .oneof(
    fc.constantFrom(
      '007',
      '1-2',
      'Jan-5',
      '12E5',
      '8.9E+12',
      '=id',
      "'01",
      ' a ',
      '01-rose',
      'true',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  )
  .filter(isDocumentId);

/** Documents of a collection in the database's format, with any value in these fields and in an unknown one. */
export function restDocuments(names: readonly string[]): fc.Arbitrary<Map<string, StoredDocument>> {
  const fields: fc.Arbitrary<RestFields> = fc.dictionary(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.constant('prcie')),
    values,
  );
  const document = fields.map((fields) => ({ fields, updateTime: '2026-10-20T10:42:00.123456Z' }));
  return fc.array(fc.tuple(ids, document), { maxLength: 6 }).map((entries) => new Map(entries));
}
