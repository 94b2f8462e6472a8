import { ERASE } from './storageRules';

/** Has the worker erase all that it stores. Does nothing where storage is refused. */
export async function eraseStored(): Promise<void> {
  try {
    const workers = await navigator.serviceWorker.getRegistrations();
    for (const { active } of workers) active?.postMessage(ERASE);
  } catch {}
}
