import type { StoredDocument } from '../push/Database';
import { cellOf } from '../sheet/cellOf';
import { fieldColumns } from '../sheet/columns';
import { type SheetCollection, sheetFields } from '../sheet/sheetCollections';
import { rememberedRow } from './rememberedRow';
import type { RememberedShelf, SheetMemory } from './SheetMemory';

/**
 * The stored documents of a shelf as the last run read their rows, or as they are if it did not. In the order of the
 * rows: that of the last run, and for others, as for a file, that of the database, which the export has.
 */
export function knownDocuments(
  collection: SheetCollection,
  stored: ReadonlyMap<string, StoredDocument>,
  { shelves, desk }: Pick<SheetMemory, 'shelves' | 'desk'>,
): RememberedShelf {
  const remembered: RememberedShelf = shelves.get(collection.name) ?? new Map();
  const ids = desk === 'sheet' ? [...remembered.keys()] : [];
  let last = -1;
  for (const id of stored.keys()) {
    if (!ids.includes(id)) ids.splice(last + 1, 0, id);
    last = ids.indexOf(id);
  }
  const columns = fieldColumns.filter(({ field }) => sheetFields[collection.kind].includes(field));
  return new Map(
    ids.flatMap((id) => {
      const document = stored.get(id);
      if (!document) return [];
      const cells = new Map(
        columns.map((column) => [column, cellOf(document.fields[column.field], column)]),
      );
      return [[id, remembered.get(id) ?? rememberedRow({ row: 0, collection, cells })]];
    }),
  );
}
