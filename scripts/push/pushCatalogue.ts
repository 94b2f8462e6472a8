import { isDeepStrictEqual } from 'node:util';
import type { Conversation } from '../Conversation';
import { countOf } from '../countOf';
import { commitInBatches } from '../database/commitInBatches';
import type { Database, Write } from '../database/Database';
import { listDocuments } from '../database/listDocuments';
import type { CatalogueFiles } from './readCatalogueFiles';

interface PushPlan {
  readonly added: readonly Write[];
  readonly overwritten: readonly Write[];
  readonly unchanged: number;
  readonly onlyThere: number;
}

/**
 * Writes a catalogue into Firestore after a question.
 * @returns whether it was written, or there was nothing to write.
 */
export async function pushCatalogue(
  files: CatalogueFiles,
  database: Database,
  { say, confirm }: Conversation,
): Promise<boolean> {
  const plan = await planPush(files, database);
  const there = plan.overwritten.length + plan.unchanged + plan.onlyThere;
  say(`In the database now: ${countOf(there)} in the collections of these files.`);
  say(summary('To do', plan));
  for (const { collection, id } of plan.overwritten) say(`  would overwrite ${collection} / ${id}`);
  const writes = [...plan.added, ...plan.overwritten];
  if (writes.length === 0) {
    say('There is nothing to write.');
    return true;
  }
  if (!(await confirm(questionOn(plan, there)))) {
    say('Nothing was written.');
    return false;
  }
  await commitInBatches(writes, database, say);
  say(summary('Done', plan));
  return true;
}

async function planPush(files: CatalogueFiles, database: Database): Promise<PushPlan> {
  const stored = await listDocuments([...files.keys()], database);
  const added: Write[] = [];
  const overwritten: Write[] = [];
  let unchanged = 0;
  let onlyThere = 0;
  for (const [collection, documents] of files) {
    const existing = new Map(stored.get(collection));
    for (const [id, fields] of Object.entries(documents)) {
      const before = existing.get(id);
      if (before === undefined) added.push({ collection, id, fields });
      else if (isDeepStrictEqual(before, fields)) unchanged += 1;
      else overwritten.push({ collection, id, fields });
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
