import type { StoredCollections } from '../push/listDocuments';
import { documentMark, documentMarkIn } from '../sheet/exportedMarks';
import { claimDocuments } from './claimDocuments';
import { movedReason } from './movedReason';
import type { Refusal, SheetRow } from './parseRows';

/**
 * Refuses the rows whose Shelf or Id was changed since the export, which would put their document there twice. A copied
 * row is no such one: another row still means its document, whether that one is taken or not.
 */
export function movedRows(rows: readonly SheetRow[], stored: StoredCollections): Refusal[] {
  const origins = new Map(
    [...stored].flatMap(([collection, documents]) =>
      [...documents.keys()].map(
        (id) => [documentMark(collection, id), { collection, id }] as const,
      ),
    ),
  );
  const claims = claimDocuments(rows, stored);
  const found = rows.map((row) => {
    const documents = stored.get(row.collection.name) ?? new Map();
    const id = claims.get(row.row)?.id;
    return {
      row,
      mark: id && documentMark(row.collection.name, id),
      isNew: id && !documents.has(id),
    };
  });
  const meant = new Set(found.map(({ mark }) => mark));
  return found.flatMap(({ row, isNew }) => {
    const mark = documentMarkIn(row.exported ?? '');
    const origin = mark && isNew && !meant.has(mark) ? origins.get(mark) : undefined;
    if (!origin) return [];
    const reason = `${movedReason(origin)}. If it is another product now, empty its cell Exported`;
    return [{ row: row.row, reason }];
  });
}
