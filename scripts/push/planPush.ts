import { isDeepStrictEqual } from 'node:util';
import type { Database } from './Database';
import { listDocuments } from './listDocuments';
import type { RecordedWrite } from './RecordedWrite';
import type { CatalogueFiles } from './readCatalogueFiles';

/** What a push would do. Documents that only the database has are left alone. */
export interface PushPlan {
  readonly added: readonly RecordedWrite[];
  readonly overwritten: readonly RecordedWrite[];
  readonly unchanged: number;
  /** Number of documents that only the database has. */
  readonly left: number;
}

/** Compares the files with the same collections of the database. */
export async function planPush(files: CatalogueFiles, database: Database): Promise<PushPlan> {
  const stored = await listDocuments([...files.keys()], database);
  const added: RecordedWrite[] = [];
  const overwritten: RecordedWrite[] = [];
  let unchanged = 0;
  let left = 0;
  for (const [collection, documents] of files) {
    const existing = new Map(stored.get(collection));
    for (const [id, fields] of Object.entries(documents)) {
      const before = existing.get(id);
      if (before === undefined)
        added.push({ write: { collection, id, fields, currentDocument: { exists: false } } });
      else if (isDeepStrictEqual(before.fields, fields)) unchanged += 1;
      else overwritten.push({ write: { collection, id, fields, currentDocument: before }, before });
      existing.delete(id);
    }
    left += existing.size;
  }
  return { added, overwritten, unchanged, left };
}
