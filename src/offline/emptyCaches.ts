import { isOurCache } from './rules';

/** Removes everything that the worker keeps on this device. */
export async function emptyCaches(): Promise<void> {
  const names = (await caches.keys()).filter(isOurCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}
