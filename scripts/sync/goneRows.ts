import type { ComparedRow } from './compareRows';
import { documentKey } from './documentKey';
import type { SheetMemory } from './SheetMemory';

/** Where a document is. */
export interface DocumentPlace {
  readonly collection: string;
  readonly id: string;
}

/** The documents whose rows the last run had, and which no row means now. */
export function goneRows(
  compared: readonly ComparedRow[],
  { shelves }: Pick<SheetMemory, 'shelves'>,
): DocumentPlace[] {
  const here = new Set(compared.map(({ row, id }) => documentKey(row.collection.name, id)));
  return [...shelves].flatMap(([collection, rows]) =>
    [...rows.keys()].flatMap((id) =>
      here.has(documentKey(collection, id)) ? [] : [{ collection, id }],
    ),
  );
}
