import { getApps, initializeApp } from 'firebase/app';
import {
  collection,
  documentId,
  type Firestore,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  setLogLevel,
} from 'firebase/firestore/lite';
import type { FirestoreSettings } from '../settings/readSourceSettings';
import { CatalogueReadError } from './CatalogueReadError';
import type { CatalogueSource } from './CatalogueSource';
import { guardFirestoreFetch } from './guardFirestoreFetch';

/** A gateway's error may come with a page of HTML. */
const LONGEST_CAUSE = 300;

/**
 * The owner's Firestore, read over REST: the full SDK would answer from an empty cache when the database is out of
 * reach. Runs on the server only. The SDK calls the global `fetch`, so the guard is installed there, once a process.
 */
export function firestoreSource(settings: FirestoreSettings): CatalogueSource {
  const database = connect(settings);
  return {
    name: 'firestore',
    async read(name, most) {
      try {
        const answer = await getDocs(
          query(collection(database, name), orderBy(documentId()), limit(most)),
        );
        return answer.docs.map((document) => ({ id: document.id, fields: document.data() }));
      } catch (cause) {
        throw new CatalogueReadError(name, withoutKey(cause, settings.apiKey));
      }
    },
  };
}

/** What failed, in words that may be logged and shown to a monitor: an answer could repeat the key that was sent. */
function withoutKey(cause: unknown, apiKey: string): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.replaceAll(apiKey, '[API key]').slice(0, LONGEST_CAUSE);
}

function connect({ projectId, apiKey }: FirestoreSettings): Firestore {
  const existing = getApps().find((app) => app.name === projectId);
  if (existing) return getFirestore(existing);
  // A failure is thrown with its cause and logged once; the SDK would print it thrice, the key in its address included.
  setLogLevel('silent');
  globalThis.fetch = guardFirestoreFetch(globalThis.fetch);
  return getFirestore(initializeApp({ projectId, apiKey }, projectId));
}
