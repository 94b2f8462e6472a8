/**
 * Drops the entries of a cache beyond a limit, those that were kept longest ago first, but none of `needed` (paths). A
 * cache lists its entries in the order in which they came. Source: W3C, Service Workers, section 5.4.
 */
export async function dropOldest(
  name: string,
  limit: number,
  needed: readonly string[] = [],
): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const spare = keys.filter(({ url }) => !needed.includes(new URL(url).pathname));
  const tooMany = Math.max(0, keys.length - limit);
  await Promise.all(spare.slice(0, tooMany).map((request) => cache.delete(request)));
}
