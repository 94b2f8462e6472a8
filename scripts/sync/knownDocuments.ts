import type { StoredDocument } from '../database/Database';
import { cellOf } from '../sheet/cellOf';
import { fieldColumns } from '../sheet/columns';
import { type SheetCollection, sheetFields } from '../sheet/sheetCollections';
import { rememberedRow } from './rememberedRow';
import type { RememberedShelf, SheetMemory } from './SheetMemory';

/**
 * A shelf's documents as the last run read their rows, else as they are, in the last run's order,
 * else the database's.
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
