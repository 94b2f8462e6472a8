import { eraseCaches } from './eraseCaches';
import { serviceWorkers } from './serviceWorkers';
import { ERASE } from './storageRules';

/** Removes all that the worker stores. Does nothing where storage is refused. */
export async function eraseStored(): Promise<void> {
  try {
    const workers = (await serviceWorkers()?.getRegistrations()) ?? [];
    for (const { active } of workers) active?.postMessage(ERASE);
    await eraseCaches();
  } catch {}
}
