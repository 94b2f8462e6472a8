import { CacheExpiration } from 'serwist';
import { eraseCaches } from './eraseCaches';
import { cacheNames } from './storageRules';

/** Erases the worker's caches, and the times that Serwist notes for their entries. */
export async function eraseAll(): Promise<void> {
  const times = Object.values(cacheNames).map(
    (name) => new CacheExpiration(name, { maxEntries: 1 }),
  );
  await Promise.allSettled([eraseCaches(), ...times.map((noted) => noted.delete())]);
}
