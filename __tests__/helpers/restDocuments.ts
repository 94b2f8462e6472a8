import { GeoPoint, Timestamp } from '@google-cloud/firestore';
import type { DocumentFields, StoredDocument } from '../../scripts/database/Database';
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

const values: fc.Arbitrary<unknown> = fc.oneof(
  texts,
  fc.integer({ min: -5, max: 200_000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constantFrom(null, [], { en: 'Rose' }),
  fc.constantFrom(new Timestamp(1_796_000_000, 5), new GeoPoint(24.1, 88.25), Buffer.from('a')),
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

/** Documents of a collection, with any value in these fields and in an unknown one. */
export function restDocuments(names: readonly string[]): fc.Arbitrary<Map<string, StoredDocument>> {
  const fields: fc.Arbitrary<DocumentFields> = fc.dictionary(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.constant('prcie')),
    values,
  );
  const document = fields.map((fields) => ({ fields, updateTime: '2026-10-20T10:42:00.123456Z' }));
  return fc.array(fc.tuple(ids, document), { maxLength: 6 }).map((entries) => new Map(entries));
}
