const shared = globalThis as { pagesReadAt?: WeakMap<object, number> };

/**
 * Records when the data of a page was read: the oldest of its shelves. The page itself carries no time
 * (docs/decisions/002-pages-carry-no-time.md), but the page store must know which of two pages is the older one. It looks
 * for `data`, the same object, in the page that Next passes to it.
 */
export function notePageReadAt(data: object, shelves: object): void {
  const read: { readonly readAt?: number }[] = Object.values(shelves);
  const times = read.flatMap(({ readAt }) => readAt ?? []);
  shared.pagesReadAt ??= new WeakMap();
  if (times.length > 0) shared.pagesReadAt.set(data, Math.min(...times));
}
