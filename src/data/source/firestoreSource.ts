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
  where,
} from 'firebase/firestore/lite';
import type { FirestoreSettings } from '../settings/readSourceSettings';
import { CatalogueReadError } from './CatalogueReadError';
import type { CatalogueSource } from './CatalogueSource';
import { guardFirestoreFetch } from './guardFirestoreFetch';

/** Characters of a cause. A gateway's error may come with a whole HTML page. */
const LONGEST_CAUSE = 300;

/**
 * The owner's Firestore, read over REST. The full SDK would answer from an empty cache when the database is out of
 * reach. Server only. The SDK calls the global `fetch` and has no setting for another, so the guard is installed there,
 * once per process (docs/upgrading.md).
 */
export function firestoreSource(settings: FirestoreSettings): CatalogueSource {
  const database = connect(settings);
  return {
    name: 'firestore',
    async read(name, most, ids) {
      try {
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
        throw new CatalogueReadError(name, withoutKey(cause, settings.apiKey));
      }
    },
  };
}

/** The cause without the API key, so that the log and /api/health may show it: a response could repeat the key. */
function withoutKey(cause: unknown, apiKey: string): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.replaceAll(apiKey, '[API key]').slice(0, LONGEST_CAUSE);
}

function connect({ projectId, apiKey }: FirestoreSettings): Firestore {
  const existing = getApps().find((app) => app.name === projectId);
  if (existing) return getFirestore(existing);
  // We throw a failure with its cause and log it once. The SDK would print it three times, with the key in the address.
  setLogLevel('silent');
  globalThis.fetch = guardFirestoreFetch(globalThis.fetch);
  return getFirestore(initializeApp({ projectId, apiKey }, projectId));
}
