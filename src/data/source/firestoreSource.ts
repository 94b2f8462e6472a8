import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import type { Auth, User } from 'firebase/auth';
import {
  collection,
  documentId,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  setLogLevel,
} from 'firebase/firestore/lite';
import type { FirestoreSettings } from '../settings/serverSettings';
import { CatalogueReadError, type CatalogueSource } from './CatalogueSource';
import { guardFirestoreFetch } from './guardFirestoreFetch';

/** In characters. A gateway's error may be a whole HTML page, which would fill the log. */
const LONGEST_CAUSE = 300;

/** The pause after a failed sign-in: Firebase locks an account after many wrong passwords. */
const PAUSE_MS = 20_000;

/** The owner's Firestore over REST: the full SDK would answer from an empty cache while the database is away. */
export function firestoreSource(settings: FirestoreSettings): CatalogueSource {
  const app = firebaseApp(settings);
  const database = getFirestore(app);
  const signIn = readerSession(app, settings);
  return {
    name: 'firestore',
    async read(name, most) {
      try {
        await signIn();
        const answer = await getDocs(
          query(collection(database, name), orderBy(documentId()), limit(most)),
        );
        return answer.docs.map((document) => ({ id: document.id, fields: fieldsOf(document) }));
      } catch (cause) {
        throw new CatalogueReadError(name, inPlainWords(cause, settings));
      }
    },
  };
}

/**
 * A document's fields; undefined if one has a kind of value that the SDK does not know: the document is then left out,
 * and logged by its id, instead of its whole collection.
 */
function fieldsOf(document: QueryDocumentSnapshot): unknown {
  try {
    return document.data();
  } catch {
    return undefined;
  }
}

/**
 * The SDK's app for the owner's project, one per process. Wraps the global `fetch` by the guard (docs/upgrading.md).
 */
function firebaseApp({ projectId, apiKey }: FirestoreSettings): FirebaseApp {
  const existing = getApps().find((app) => app.name === projectId);
  if (existing) return existing;
  // We log a failure once. The SDK would print it three times, with the key in the address.
  setLogLevel('silent');
  globalThis.fetch = guardFirestoreFetch(globalThis.fetch);
  return initializeApp({ projectId, apiKey }, projectId);
}

/**
 * Signs the site in as its reader, if it has one, once for all reads; the Firestore SDK then sends the token, which is
 * renewed hourly. The next call begins anew a session that Firebase has ended.
 */
function readerSession(app: FirebaseApp, { reader }: FirestoreSettings): () => Promise<void> {
  if (!reader) return async () => undefined;
  let session: Promise<Session> | undefined;
  const forget = (ended: Promise<Session>) => {
    if (session === ended) session = undefined;
  };
  const begin = () => {
    const begun = signedIn(app, reader);
    begun.catch(() => setTimeout(forget, PAUSE_MS, begun).unref());
    return begun;
  };
  return async () => {
    session ??= begin();
    // Reads that began together share one session. The first that fails forgets it for all.
    const own = session;
    try {
      await (await own).user.getIdToken();
    } catch (cause) {
      // The SDK signs out when Firebase refuses to renew a session.
      const isOver = await own.then(
        ({ auth }) => !auth.currentUser,
        () => false,
      );
      if (isOver) forget(own);
      throw new Error(whyRefused(cause));
    }
  };
}

interface Session {
  readonly auth: Auth;
  readonly user: User;
}

async function signedIn(
  app: FirebaseApp,
  { email, password }: NonNullable<FirestoreSettings['reader']>,
): Promise<Session> {
  // Imported here, after the guard is in place: this part of the SDK keeps the `fetch` that it finds when it is loaded.
  const { getAuth, signInWithEmailAndPassword } = await import('firebase/auth');
  const auth = getAuth(app);
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return { auth, user };
}

/** Codes for an account that can't sign in as typed. Source: the SDK's AuthErrorCodes. */
const refusals = [
  'auth/invalid-credential',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/operation-not-allowed',
];

/** Why the sign-in failed, as a sentence for the log: the SDK gives only a code. */
function whyRefused(cause: unknown): string {
  const code = String(Object(cause).code ?? cause);
  return refusals.includes(code)
    ? `The reader is refused (${code}): compare FIREBASE_READER and its password with Firebase console, Authentication.`
    : `The reader can't sign in now (${code}).`;
}

/** The cause as the log may have it: without the key and project id that Google's answers repeat. */
function inPlainWords(cause: unknown, { apiKey, projectId, reader }: FirestoreSettings): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const cure = Object(cause).code === 'permission-denied' ? ` ${cureOf(reader)}` : '';
  const withoutNames = message.replaceAll(apiKey, '[API key]').replaceAll(projectId, '[project]');
  return `${withoutNames.slice(0, LONGEST_CAUSE)}${cure}`;
}

function cureOf(reader: FirestoreSettings['reader']): string {
  return reader
    ? 'Does firestore.rules, as published, name the e-mail of FIREBASE_READER?'
    : 'The published rules let nobody read without an account: set FIREBASE_READER_PASSWORD (docs/owner.md, 1.3).';
}
