import type { Database, Write } from './FirestoreRest';

/** Number of documents in a commit, which is atomic. Firestore accepts up to 500. */
const BATCH_SIZE = 400;

/**
 * Writes documents in batches, and reports progress after each.
 * @throws Error that says how many documents were written before a batch failed.
 */
export async function commitInBatches(
  writes: readonly Write[],
  database: Database,
  say: (line: string) => void,
): Promise<void> {
  for (let start = 0; start < writes.length; start += BATCH_SIZE) {
    const batch = writes.slice(start, start + BATCH_SIZE);
    await database.commit(batch).catch((cause: Error) => {
      throw new Error(
        `${cause.message}\n${start} of ${writes.length} documents were written before this, the others were not. Run it again: it goes on from there.`,
        { cause },
      );
    });
    if (writes.length > BATCH_SIZE) say(`  ${start + batch.length} of ${writes.length} written`);
  }
}
