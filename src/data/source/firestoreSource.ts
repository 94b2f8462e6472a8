import {
  collection,
  documentId,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import type { FirestoreSettings } from '../settings/readSourceSettings';
import { CatalogueReadError } from './CatalogueReadError';
import type { CatalogueSource } from './CatalogueSource';
import { firebaseApp } from './firebaseApp';
import { readerSession } from './readerSession';

/** Characters of a cause. A gateway's error may come with a whole HTML page. */
const LONGEST_CAUSE = 300;

/**
 * The owner's Firestore, read over REST. The full SDK would answer from an empty cache when the database is out of
 * reach. Server only.
 */
export function firestoreSource(settings: FirestoreSettings): CatalogueSource {
  const database = getFirestore(firebaseApp(settings));
  const signIn = readerSession(settings);
  return {
    name: 'firestore',
    async read(name, most, ids) {
      try {
        await signIn();
        const answer = await getDocs(
          query(
            collection(database, name),
            ...(ids ? [where(documentId(), 'in', ids)] : []),
            orderBy(documentId()),
            limit(most),
          ),
        );
        return answer.docs.map((document) => ({ id: document.id, fields: document.data() }));
      } catch (cause) {
        throw new CatalogueReadError(name, inPlainWords(cause, settings));
      }
    },
  };
}

/**
 * The cause without the key and the project's id, so that the log and /api/health may show it: Google's answers repeat
 * them. Of a database whose rules let nobody in, it says what the owner can do.
 */
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
