import { cellOf } from '../sheet/cellOf';
import type { PreparedSync } from '../sync/prepareSync';
import type { FieldChange } from './patchDocument';
import { saysSame } from './saysSame';

/** A row with cells that say what they last did, while their document was changed or deleted in the database since. */
export interface LeftRow {
  readonly row: number;
  readonly collection: string;
  readonly id: string;
  /** Absent when the document was deleted. */
  readonly changes?: readonly FieldChange[];
}

/** The rows of which something is left as the database has it. */
export function leftRows({ compared, stored, plan }: PreparedSync): LeftRow[] {
  return compared.flatMap(({ row: { row, cells, collection }, id, changed }) => {
    const documents = stored.get(collection.name);
    if (id === undefined || !documents || plan.whole.has(row)) return [];
    const place = { row, collection: collection.name, id };
    const document = documents.get(id);
    if (!document) return changed.size === 0 ? [place] : [];
    const changes = [...cells].flatMap(([column, cell]): FieldChange[] => {
      const before = cellOf(document.fields[column.field], column);
      const isLeft = !changed.has(column) && !saysSame(cell, before, column);
      return isLeft ? [{ column, before, after: cell }] : [];
    });
    return changes.length > 0 ? [{ ...place, changes }] : [];
  });
}
