import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { setLogLevel } from 'firebase/firestore/lite';
import type { FirestoreSettings } from '../settings/readSourceSettings';
import { guardFirestoreFetch } from './guardFirestoreFetch';

/**
 * The owner's project for Firebase's SDKs, one per process. They call the global `fetch` and have no setting for
 * another, so the guard is installed there, once per process (docs/upgrading.md).
 */
export function firebaseApp({ projectId, apiKey }: FirestoreSettings): FirebaseApp {
  const existing = getApps().find((app) => app.name === projectId);
  if (existing) return existing;
  // We throw a failure with its cause and log it once. The SDK would print it three times, with the key in the address.
  setLogLevel('silent');
  globalThis.fetch = guardFirestoreFetch(globalThis.fetch);
  return initializeApp({ projectId, apiKey }, projectId);
}
