import type { SheetRow } from '../import/parseRows';
import { rowTitle } from '../import/rowTitle';
import { nameFields } from '../sheet/nameFields';
import { cellMark } from './cellMark';
import type { RememberedRow } from './SheetMemory';

/**
 * A row as the next run shall know it. Columns that it has no cells of stay known as they were.
 * @param refused the headings of its cells that were not taken: they stay known as they were, so that they are tried again.
 */
export function rememberedRow(
  row: SheetRow,
  before?: RememberedRow,
  refused: ReadonlySet<string> = new Set(),
): RememberedRow {
  const marks = new Map(before?.marks);
  for (const [column, cell] of row.cells) {
    if (refused.has(column.heading)) continue;
    const mark = cellMark(cell, column);
    if (mark) marks.set(column.field, mark);
    else marks.delete(column.field);
  }
  const names = nameFields[row.collection.kind];
  const named = [...row.cells.keys()].filter(({ field }) => names.includes(field));
  const isNamed = named.length > 0 && !named.some(({ heading }) => refused.has(heading));
  return { title: isNamed || !before ? rowTitle(row) : before.title, marks };
}
