import { ERASE } from './storageRules';

/** Has the worker erase all that it stores. Does nothing where the browser refuses workers. */
export async function eraseStored(): Promise<void> {
  try {
    const workers = await navigator.serviceWorker.getRegistrations();
    for (const { active } of workers) active?.postMessage(ERASE);
  } catch {}
}
