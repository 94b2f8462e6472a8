import { withLastLine } from '../withLastLine';
import { type Database, documentBefore, type Write } from './Database';
import { FirestoreError } from './FirestoreError';
import { jsonOf } from './jsonOf';

/** A commit is atomic. Firestore accepts up to 500. */
const BATCH_SIZE = 400;

/** Of a batch before and after: the former must fit into a document of the history (1 MiB). */
const MOST_BYTES = 800_000;

/**
 * Writes documents in batches and reports progress.
 * @param alongside Writes for the same commit.
 * @throws Error that says how many documents were written before a batch failed.
 */
export async function commitInBatches<One extends { readonly write: Write }>(
  writes: readonly One[],
  database: Database,
  say: (line: string) => void,
  alongside: (batch: readonly One[], index: number) => readonly Write[] = () => [],
): Promise<void> {
  let done = 0;
  let sent = 0;
  /** The answer to the last commit may be lost. */
  const soFar = (unsure: number) =>
    `${done} of ${writes.length} documents were written before this, ${unsure > 0 ? `and perhaps ${unsure} more, whose answer was lost` : 'the others were not'}. Run it again: it goes on from there.`;
  await withLastLine(
    () => `Interrupted. ${soFar(sent - done)}`,
    say,
    async () => {
      for (const [index, batch] of batchesOf(writes).entries()) {
        const all = [...batch.map(({ write }) => write), ...alongside(batch, index)];
        sent += batch.length;
        await database.commit(all).catch((cause: Error) => {
          const unsure = cause instanceof FirestoreError && cause.isRefusal ? 0 : batch.length;
          throw new Error(`${cause.message}\n${soFar(unsure)}`, { cause });
        });
        done += batch.length;
        if (writes.length > batch.length) say(`  ${done} of ${writes.length} written`);
      }
    },
  );
}

function batchesOf<One extends { readonly write: Write }>(writes: readonly One[]): One[][] {
  const batches: One[][] = [];
  let room = 0;
  for (const one of writes) {
    const size = Buffer.byteLength(jsonOf([documentBefore(one.write)?.fields, one.write.fields]));
    const batch = batches.at(-1);
    if (batch && batch.length < BATCH_SIZE && size <= room) batch.push(one);
    else {
      batches.push([one]);
      room = MOST_BYTES;
    }
    room -= size;
  }
  return batches;
}
