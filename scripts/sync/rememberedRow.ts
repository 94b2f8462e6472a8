import type { SheetRow } from '../import/parseRows';
import { rowNames } from '../import/rowNames';
import { writeMarks } from '../sheet/exportedMarks';
import { foldTitle } from '../sheet/foldTitle';
import type { RememberedRow } from './SheetMemory';

/** A row as the next run shall know it. @param id that of its document. */
export function rememberedRow(row: SheetRow, id: string): RememberedRow {
  const [[, title] = ['', '']] = rowNames(row);
  return {
    title: foldTitle(title),
    marks: writeMarks(row.collection.name, id, [...row.cells]),
  };
}
