import type { FirestoreSettings } from '../../src/data/settings/readSourceSettings';
import { firestoreSource } from '../../src/data/source/firestoreSource';
import type { ReadableDatabase } from './Database';

/** More than a collection of a catalogue has. */
const ALL = 100_000;

/** The owner's Firestore as the site reads it, with the web API key and its reader: for reading without an account. */
export function siteDatabase(settings: FirestoreSettings): ReadableDatabase {
  const source = firestoreSource(settings);
  return {
    async list(collection) {
      const documents = await source.read(collection, ALL);
      return new Map(
        documents.map(({ id, fields }) => [id, { fields: Object(fields), updateTime: '' }]),
      );
    },
  };
}
