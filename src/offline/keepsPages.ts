import { cacheNames } from './caches';

/** Whether this device keeps any page of the site, without reading one. False where storage is refused. */
export async function keepsPages(): Promise<boolean> {
  try {
    // Opening a cache would make it.
    if (!(await caches.has(cacheNames.pages))) return false;
    return (await (await caches.open(cacheNames.pages)).keys()).length > 0;
  } catch {
    return false;
  }
}
