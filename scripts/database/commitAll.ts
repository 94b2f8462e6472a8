import type { Database, Write } from './Database';

/** A commit is atomic, and takes up to 500 writes. */
const AT_ONCE = 400;

/**
 * Commits any number of writes, in their order.
 * @param first Writes that go before them, where they need several commits.
 * @throws Error that says how many were written before a commit failed.
 */
export async function commitAll(
  database: Database,
  writes: readonly Write[],
  first: readonly Write[] = [],
): Promise<void> {
  const all = writes.length > AT_ONCE ? [...first, ...writes] : writes;
  for (let at = 0; at < all.length; at += AT_ONCE)
    await database.commit(all.slice(at, at + AT_ONCE)).catch((cause: Error) => {
      const done = `${at} of ${all.length} documents were written before this.`;
      throw new Error(`${cause.message}\n${done} Run it again: it goes on from there.`, { cause });
    });
}
