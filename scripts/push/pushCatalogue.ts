import { commitInBatches } from './commitInBatches';
import type { Database } from './FirestoreRest';
import { type PushPlan, planPush } from './planPush';
import type { CatalogueFiles } from './readCatalogueFiles';

interface Conversation {
  readonly say: (line: string) => void;
  /** Asked only when documents would be overwritten; nothing at all is written after a no. */
  readonly confirm: (question: string) => Promise<boolean>;
}

/**
 * Writes a catalogue into Firestore. Asks before it overwrites, and prints what it did.
 * @returns whether it was written, or there was nothing to write.
 */
export async function pushCatalogue(
  files: CatalogueFiles,
  database: Database,
  { say, confirm }: Conversation,
): Promise<boolean> {
  const plan = await planPush(files, database);
  say(summary('To do', plan));
  for (const { collection, id } of plan.overwritten) say(`  would overwrite ${collection} / ${id}`);
  if (plan.overwritten.length > 0) {
    const agreed = await confirm(`Overwrite ${count(plan.overwritten.length)} in the database?`);
    if (!agreed) {
      say('Nothing was written.');
      return false;
    }
  }
  const writes = [...plan.added, ...plan.overwritten];
  await commitInBatches(writes, database, say);
  say(summary('Done', plan));
  return true;
}

function summary(start: string, { added, overwritten, unchanged, left }: PushPlan): string {
  return (
    `${start}: ${count(added.length)} new, ${overwritten.length} overwritten, ${unchanged} already the same; ` +
    `${left} in the database that the files don't have, left alone.`
  );
}

function count(documents: number): string {
  return documents === 1 ? '1 document' : `${documents} documents`;
}
