import { createHash } from 'node:crypto';
import type { SheetRow } from '../import/parseRows';
import { rowTitle } from '../import/rowNames';
import { fileNameIn } from '../pictures/fileNameIn';
import { isPictureColumn } from '../pictures/isPictureColumn';
import type { Column } from '../sheet/Column';
import { nameFields } from '../sheet/namesIn';
import { readCell } from '../sheet/readCell';
import type { Cell } from '../sheet/SheetTable';
import type { Desk, RememberedRow } from './SheetMemory';

/**
 * A row as the next run shall know it; cells that are missing or not taken stay as known.
 * @param refused Headings of cells that were not taken.
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

/** The fields that name a row: one for each kind of document, two for a slide. */
const titles: ReadonlySet<string> = new Set(['title', 'words', 'headline1', 'alt1']);

/** What a row's other cells meant: by them a row with a new title is known again. */
export function otherMarks({ marks }: RememberedRow): ReadonlyMap<string, string> {
  return new Map([...marks].filter(([field]) => !titles.has(field)));
}

/**
 * A digest of a cell's meaning; empty for an empty cell. It has 24 bits: two different cells share
 * one once in 17 million.
 */
export function cellMark(cell: Cell, { field, kind }: Column): string {
  const reading = readCell(cell, kind);
  if ('value' in reading && reading.value === undefined) return '';
  // 0.2 is not 20 % in a document: correcting it is a change.
  const isFraction = kind === 'percent' && Number(cell) > 0 && Number(cell) < 1;
  const isRead = 'value' in reading && !isFraction;
  const meaning = JSON.stringify([field, isRead ? reading.value : String(cell)]);
  return createHash('sha256').update(meaning).digest('hex').slice(0, 6);
}

/**
 * All cells of a new row. A picture's cell always counts: a file's folder may have another picture
 * of that name.
 */
export function changedCells(
  { cells }: SheetRow,
  before: RememberedRow | undefined,
  desk: Desk,
): ReadonlyMap<Column, Cell> {
  if (!before) return cells;
  const isChanged = ([column, cell]: readonly [Column, Cell]) =>
    cellMark(cell, column) !== (before.marks.get(column.field) ?? '') ||
    (desk === 'file' && isPictureColumn(column) && fileNameIn(cell) !== undefined);
  return new Map([...cells].filter(isChanged));
}
