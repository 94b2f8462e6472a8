/** Deletes the caches of this worker and of earlier ones, except some. */
export async function eraseCaches(spared: readonly string[] = []): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('shop-'));
  const erased = names.filter((name) => !spared.includes(name));
  await Promise.all(erased.map((name) => caches.delete(name)));
}
