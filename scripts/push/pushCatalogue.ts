import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/Database';
import { listDocuments } from '../database/listDocuments';
import type { Conversation } from '../terminal';
import type { CatalogueFiles } from './readCatalogueFiles';

/**
 * Fills a new shop's database with a catalogue, after a question.
 * @returns whether it was written, or there was nothing to write.
 */
export async function pushCatalogue(
  files: CatalogueFiles,
  database: Database,
  { say, confirm }: Conversation,
): Promise<boolean> {
  const stored = await listDocuments([...files.keys()], database);
  const all = [...files].flatMap(([collection, documents]) =>
    Object.entries(documents).map(([id, fields]) => ({
      write: { collection, id, fields },
      before: stored.get(collection)?.get(id),
    })),
  );
  const differing = all.filter(({ write, before }) => !isDeepStrictEqual(before, write.fields));
  const overwritten = differing.filter(({ before }) => before);
  const there = [...stored.values()].reduce((sum, { size }) => sum + size, 0);
  say(`In the database now: ${there} documents in the collections of these files.`);
  for (const { write } of overwritten) say(`  would overwrite ${write.collection} / ${write.id}`);
  if (differing.length === 0) {
    say('There is nothing to write.');
    return true;
  }
  const added = differing.length - overwritten.length;
  if (!(await confirm(`Overwrite ${overwritten.length} documents, and add ${added}?`))) {
    say('Nothing was written.');
    return false;
  }
  await database.commit(differing.map(({ write }) => write));
  say(
    `Done: ${added} new, ${overwritten.length} overwritten, ${all.length - differing.length} the same.`,
  );
  return true;
}
