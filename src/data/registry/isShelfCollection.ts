import { ownCollections } from '../../catalogue/ownCollections';

const reserved: readonly string[] = Object.values(ownCollections);

/**
 * Whether a collection of this name can hold a shelf's products: a build would stop at a name that Firestore refuses.
 * Source: firebase.google.com/docs/firestore/quotas, "Collections, documents, and fields".
 */
export function isShelfCollection(name: string): boolean {
  return !reserved.includes(name) && /^(?!\.{1,2}$)(?!__.*__$)[^/]+$/.test(name);
}
