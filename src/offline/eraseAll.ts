import { CacheExpiration } from 'serwist';
import { cacheNames } from './storageRules';

/** Erases all caches, and the times that Serwist notes for their entries. */
export async function eraseAll(): Promise<void> {
  const times = Object.values(cacheNames).map((name) =>
    new CacheExpiration(name, { maxEntries: 1 }).delete(),
  );
  const erased = (await caches.keys()).map((name) => caches.delete(name));
  await Promise.allSettled([...erased, ...times]);
}
