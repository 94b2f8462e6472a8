import type { SheetRow } from '../import/parseRows';
import { rowTitle } from '../import/rowTitle';
import { writeMarks } from '../sheet/exportedMarks';
import type { RememberedRow } from './SheetMemory';

/** A row as the next run shall know it. @param id that of its document. */
export function rememberedRow(row: SheetRow, id: string): RememberedRow {
  return {
    title: rowTitle(row),
    marks: writeMarks(row.collection.name, id, [...row.cells]),
  };
}
