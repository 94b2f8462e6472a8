import { isDeepStrictEqual } from 'node:util';
import type { Conversation } from '../Conversation';
import { countOf } from '../countOf';
import { commitInBatches } from '../database/commitInBatches';
import type { Database } from '../database/Database';
import { listDocuments } from '../database/listDocuments';
import { type RecordedWrite, recordRun } from '../history/recordRun';
import type { CatalogueFiles } from './readCatalogueFiles';

interface PushPlan {
  readonly added: readonly RecordedWrite[];
  readonly overwritten: readonly RecordedWrite[];
  readonly unchanged: number;
  readonly onlyThere: number;
}

/**
 * Writes a catalogue into Firestore after a question, and records it for `catalogue:undo`.
 * @param what Its name in the history.
 * @returns whether it was written, or there was nothing to write.
 */
export async function pushCatalogue(
  files: CatalogueFiles,
  database: Database,
  { say, confirm }: Conversation,
  what = 'push',
): Promise<boolean> {
  const plan = await planPush(files, database);
  const there = plan.overwritten.length + plan.unchanged + plan.onlyThere;
  say(`In the database now: ${countOf(there)} in the collections of these files.`);
  say(summary('To do', plan));
  for (const { write } of plan.overwritten)
    say(`  would overwrite ${write.collection} / ${write.id}`);
  const writes = [...plan.added, ...plan.overwritten];
  if (writes.length === 0) {
    say('There is nothing to write.');
    return true;
  }
  if (!(await confirm(questionOn(plan, there)))) {
    say('Nothing was written.');
    return false;
  }
  await commitInBatches(writes, database, say, await recordRun(what, database));
  say(summary('Done', plan));
  say('To take it back: npm run catalogue:undo');
  return true;
}

async function planPush(files: CatalogueFiles, database: Database): Promise<PushPlan> {
  const stored = await listDocuments([...files.keys()], database);
  const added: RecordedWrite[] = [];
  const overwritten: RecordedWrite[] = [];
  let unchanged = 0;
  let onlyThere = 0;
  for (const [collection, documents] of files) {
    const existing = new Map(stored.get(collection));
    for (const [id, fields] of Object.entries(documents)) {
      const before = existing.get(id);
      if (before === undefined)
        added.push({ write: { collection, id, fields, currentDocument: { exists: false } } });
      else if (isDeepStrictEqual(before.fields, fields)) unchanged += 1;
      else overwritten.push({ write: { collection, id, fields, currentDocument: before } });
      existing.delete(id);
    }
    onlyThere += existing.size;
  }
  return { added, overwritten, unchanged, onlyThere };
}

function questionOn({ added, overwritten }: PushPlan, there: number): string {
  const overwrites = overwritten.length > 0 ? `overwrite ${countOf(overwritten.length)}` : '';
  const beside = there > 0 ? ` to the ${there} that are there` : '';
  const adds = added.length > 0 ? `add ${countOf(added.length)}${beside}` : '';
  const question = [overwrites, adds].filter(Boolean).join(' and ');
  return `${question.charAt(0).toUpperCase()}${question.slice(1)}?`;
}

function summary(start: string, { added, overwritten, unchanged, onlyThere }: PushPlan): string {
  return (
    `${start}: ${countOf(added.length)} new, ${overwritten.length} overwritten, ${unchanged} already the same; ` +
    `${onlyThere} in the database that the files don't have, left alone.`
  );
}
