import {
  collection,
  documentId,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
} from 'firebase/firestore/lite';
import type { FirestoreSettings } from '../settings/firestoreSettings';
import { CatalogueReadError } from './CatalogueReadError';
import type { CatalogueSource } from './CatalogueSource';
import { firebaseApp } from './firebaseApp';
import { readerSession } from './readerSession';

/** In characters: a gateway's error may be a whole HTML page. */
const LONGEST_CAUSE = 300;

/** The owner's Firestore over REST: the full SDK would answer from an empty cache while the database is away. */
export function firestoreSource(settings: FirestoreSettings): CatalogueSource {
  const database = getFirestore(firebaseApp(settings));
  const signIn = readerSession(settings);
  return {
    name: 'firestore',
    async read(name, most) {
      try {
        await signIn();
        const answer = await getDocs(
          query(collection(database, name), orderBy(documentId()), limit(most)),
        );
        return answer.docs.map((document) => ({ id: document.id, fields: document.data() }));
      } catch (cause) {
        throw new CatalogueReadError(name, inPlainWords(cause, settings));
      }
    },
  };
}

/** The cause without key and project id, which Google's answers repeat: the log and /api/health show it. */
function inPlainWords(cause: unknown, { apiKey, projectId, reader }: FirestoreSettings): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const cure = Object(cause).code === 'permission-denied' ? ` ${cureOf(reader)}` : '';
  const shown = message.replaceAll(apiKey, '[API key]').replaceAll(projectId, '[project]');
  return `${shown.slice(0, LONGEST_CAUSE)}${cure}`;
}

function cureOf(reader: FirestoreSettings['reader']): string {
  return reader
    ? 'Does firestore.rules, as published, name the e-mail of FIREBASE_READER?'
    : 'The published rules let nobody read without an account: set FIREBASE_READER, and publish firestore.rules with its e-mail.';
}
