import type { ComparedRow } from './compareRows';
import { documentKey } from './documentKey';
import type { SheetMemory } from './SheetMemory';

export interface DocumentPlace {
  readonly collection: string;
  readonly id: string;
}

/** The documents whose rows the last run had, and which no row means now. */
export function goneRows(
  compared: readonly ComparedRow[],
  { shelves }: Pick<SheetMemory, 'shelves'>,
): DocumentPlace[] {
  const meant = compared.flatMap(({ row, id, movedFrom }) => [
    documentKey(row.collection.name, id),
    ...(movedFrom ? [documentKey(movedFrom.collection, movedFrom.id)] : []),
  ]);
  const here = new Set(meant);
  const remembered = [...shelves].flatMap(([collection, rows]) =>
    [...rows.keys()].map((id) => ({ collection, id })),
  );
  return remembered.filter(({ collection, id }) => !here.has(documentKey(collection, id)));
}
