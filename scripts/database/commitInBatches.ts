import type { Database, Write } from './Database';

/** A commit is atomic. Firestore accepts up to 500 writes. */
const BATCH_SIZE = 400;

/**
 * Writes documents in batches and reports progress.
 * @throws Error that says how many documents were written before a batch failed.
 */
export async function commitInBatches(
  writes: readonly Write[],
  database: Database,
  say: (line: string) => void,
): Promise<void> {
  for (let done = 0; done < writes.length; ) {
    const batch = writes.slice(done, done + BATCH_SIZE);
    await database.commit(batch).catch((cause: Error) => {
      throw new Error(
        `${cause.message}\n${done} of ${writes.length} documents were written before this. Run it again: it goes on from there.`,
        { cause },
      );
    });
    done += batch.length;
    if (writes.length > BATCH_SIZE) say(`  ${done} of ${writes.length} written`);
  }
}
