import {
  type FirestoreSettings,
  readFirestoreSettings,
} from '../../src/data/settings/firestoreSettings';
import { firestoreSource } from '../../src/data/source/firestoreSource';
import type { ReadableDatabase } from './Database';
import { type DatabaseChoice, projectOf } from './DatabaseChoice';
import type { FirestoreDatabase } from './FirestoreDatabase';
import { writableDatabase } from './writableDatabase';

/**
 * The database to read: with the web API key, or, without it and on an emulator, with an account,
 * which also knows the collections' names.
 * @throws Error that says which setting or account is lacking.
 */
export async function readableDatabase(
  choice: DatabaseChoice,
): Promise<ReadableDatabase & Partial<Pick<FirestoreDatabase, 'collectionNames'>>> {
  const apiKey = process.env.FIREBASE_API_KEY;
  if (choice.emulator || !apiKey) return (await writableDatabase(choice)).database;
  const projectId = projectOf(choice);
  const own = readFirestoreSettings(process.env);
  // Another project has another reader.
  return siteDatabase(own?.projectId === projectId ? own : { projectId, apiKey });
}

const ALL = 100_000;

/** The owner's Firestore as the site reads it, with the web API key and its reader. */
export function siteDatabase(settings: FirestoreSettings): ReadableDatabase {
  const source = firestoreSource(settings);
  return {
    async list(collection) {
      const documents = await source.read(collection, ALL);
      return new Map(documents.map(({ id, fields }) => [id, Object(fields)]));
    },
  };
}
