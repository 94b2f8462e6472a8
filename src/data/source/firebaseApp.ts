import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { setLogLevel } from 'firebase/firestore/lite';
import type { FirestoreSettings } from '../settings/firestoreSettings';
import { guardFirestoreFetch } from './guardFirestoreFetch';

/** The owner's project, one per process. The SDKs call the global `fetch`: the guard wraps it (docs/upgrading.md). */
export function firebaseApp({ projectId, apiKey }: FirestoreSettings): FirebaseApp {
  const existing = getApps().find((app) => app.name === projectId);
  if (existing) return existing;
  // We log a failure once. The SDK would print it three times, with the key in the address.
  setLogLevel('silent');
  globalThis.fetch = guardFirestoreFetch(globalThis.fetch);
  return initializeApp({ projectId, apiKey }, projectId);
}
