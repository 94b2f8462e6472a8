import { deleteApp, initializeApp } from 'firebase/app';
import { getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { collection, getDocs, getFirestore, limit, query } from 'firebase/firestore/lite';
import { shopCollections } from '../../src/catalogue/collections';
import { readFirestoreSettings } from '../../src/data/settings/serverSettings';

/**
 * Signs in and reads as the site does. Not by the site's own source, which loads a part of the SDK later: in a command that is
 * a second copy, which doesn't know the first.
 * @returns what to do; undefined where the reader may read.
 */
export async function readerRefused(): Promise<string | undefined> {
  const settings = readFirestoreSettings(process.env);
  if (!settings?.reader)
    return 'set FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_READER_PASSWORD (docs/owner.md, 1.3 and 1.4).';
  const { projectId, apiKey, reader } = settings;
  const app = initializeApp({ projectId, apiKey }, 'check');
  try {
    await signInWithEmailAndPassword(getAuth(app), reader.email, reader.password);
    await getDocs(query(collection(getFirestore(app), shopCollections.slides), limit(1)));
    return undefined;
  } catch (cause) {
    const { code = 'no answer' } = Object(cause) as { readonly code?: string };
    return `add the user ${reader.email} with the password of FIREBASE_READER_PASSWORD, and publish firestore.rules (docs/owner.md, 1.3): Firebase says ${code}.`;
  } finally {
    await deleteApp(app);
  }
}
