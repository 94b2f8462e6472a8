import { isDeepStrictEqual } from 'node:util';
import { encodeFields } from './encodeFields';
import type { Database, Write } from './FirestoreRest';
import type { CatalogueFiles } from './readCatalogueFiles';

/** What a push would do. Documents that only the database has are left alone. */
export interface PushPlan {
  readonly added: readonly Write[];
  readonly overwritten: readonly Write[];
  readonly unchanged: number;
  /** Number of documents that only the database has. */
  readonly left: number;
}

/** Compares the files with the database, collection by collection. */
export async function planPush(files: CatalogueFiles, database: Database): Promise<PushPlan> {
  const added: Write[] = [];
  const overwritten: Write[] = [];
  let unchanged = 0;
  let left = 0;
  for (const [collection, documents] of files) {
    const existing = await database.list(collection);
    for (const [id, document] of Object.entries(documents)) {
      const fields = encodeFields(document);
      const before = existing.get(id);
      if (before === undefined)
        added.push({ collection, id, fields, currentDocument: { exists: false } });
      else if (isDeepStrictEqual(before.fields, fields)) unchanged += 1;
      else {
        const { updateTime } = before;
        overwritten.push({ collection, id, fields, currentDocument: { updateTime } });
      }
      existing.delete(id);
    }
    left += existing.size;
  }
  return { added, overwritten, unchanged, left };
}
