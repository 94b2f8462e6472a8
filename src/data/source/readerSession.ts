import { type Auth, getAuth, signInWithEmailAndPassword, type User } from 'firebase/auth';
import type { FirestoreSettings } from '../settings/firestoreSettings';
import { firebaseApp } from './firebaseApp';

/** The pause after a failed sign-in: Firebase locks an account after many wrong passwords. */
const PAUSE_MS = 20_000;

/**
 * Signs the site in as its reader, once for all reads; the Firestore SDK then sends the token.
 * @returns resolves to a valid token, renewed hourly; to undefined without a reader.
 * @throws Error for the owner. The next call begins anew a session that Firebase has ended.
 */
export function readerSession(settings: FirestoreSettings): () => Promise<string | undefined> {
  const { reader } = settings;
  if (!reader) return async () => undefined;
  let session: Promise<User> | undefined;
  const forget = (ended: Promise<User>) => {
    if (session === ended) session = undefined;
  };
  const begin = (auth: Auth) => {
    const begun = signInWithEmailAndPassword(auth, reader.email, reader.password).then(
      ({ user }) => user,
    );
    begun.catch(() => setTimeout(forget, PAUSE_MS, begun).unref());
    return begun;
  };
  return async () => {
    const auth = getAuth(firebaseApp(settings));
    session ??= begin(auth);
    // Reads that began together share it, and the first to fail forgets it.
    const own = session;
    try {
      return await (await own).getIdToken();
    } catch (cause) {
      // The SDK signs out when Firebase refuses to renew a session.
      const isOver = await own.then(
        () => !auth.currentUser,
        () => false,
      );
      if (isOver) forget(own);
      throw new Error(whyRefused(cause));
    }
  };
}

/** Codes for an account that can't sign in as typed. Source: the SDK's AuthErrorCodes. */
const refusals = [
  'auth/invalid-credential',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/operation-not-allowed',
];

/** A sentence for the log: the SDK gives only a code. */
function whyRefused(cause: unknown): string {
  const code = String(Object(cause).code ?? cause);
  return refusals.includes(code)
    ? `The reader is refused (${code}): compare FIREBASE_READER and its password with Firebase console, Authentication.`
    : `The reader can't sign in now (${code}).`;
}
