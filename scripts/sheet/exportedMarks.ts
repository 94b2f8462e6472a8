import { createHash } from 'node:crypto';
import type { Column } from './Column';
import { cellText } from './cellOf';
import { readCell } from './readCell';
import type { Cell } from './SheetTable';

/** What the cells of a row meant when they were exported: a short digest by field. Fields that were empty are absent. */
export type ExportedMarks = ReadonlyMap<string, string>;

/** The mark that binds the others to their document. No field has this name. */
const DOCUMENT = 'row';

/**
 * The marks of a document's cells, as the text of a cell: "row:a1b2c3 price:d4e5f6". It comes back from a spreadsheet
 * unchanged: no program takes it for a number, a date or a formula.
 */
export function writeMarks(
  collection: string,
  id: string,
  cells: readonly (readonly [Column, Cell])[],
): string {
  const filled = cells.flatMap(([column, cell]) => {
    const mark = markOf(cell, column);
    return mark ? [`${column.field}:${mark}`] : [];
  });
  return [`${DOCUMENT}:${documentMark(collection, id)}`, ...filled].join(' ');
}

/** Reads the text that `writeMarks` makes. Undefined when it was made for another document, or is no such text. */
export function readMarks(text: string, collection: string, id: string): ExportedMarks | undefined {
  const marks = marksIn(text);
  return marks.get(DOCUMENT) === documentMark(collection, id) ? marks : undefined;
}

/** The mark of the document that a row was exported from; undefined when the text is none that `writeMarks` makes. */
export function documentMarkIn(text: string): string | undefined {
  return marksIn(text).get(DOCUMENT);
}

function marksIn(text: string): ExportedMarks {
  return new Map(
    text.split(/\s+/).map((one) => {
      const [field = '', mark = ''] = one.split(':');
      return [field, mark];
    }),
  );
}

/** Whether a cell means what the exported one did, however it is written now. */
export function isAsExported(marks: ExportedMarks, column: Column, cell: Cell): boolean {
  return (marks.get(column.field) ?? '') === markOf(cell, column);
}

/** The mark of a document. Of the id as a cell has it, because that is all that is left of a deleted document. */
export function documentMark(collection: string, id: string): string {
  return digest([collection, cellText(id).trim()]);
}

/** The mark of a cell; an empty text for an empty cell. */
function markOf(cell: Cell, { field, kind }: Column): string {
  const reading = readCell(cell, kind);
  if ('value' in reading && reading.value === undefined) return '';
  // A document that says 0.2 does not say 20 %: correcting it is a change.
  const isFraction = kind === 'percent' && Number(cell) > 0 && Number(cell) < 1;
  const isRead = 'value' in reading && !isFraction;
  return digest([field, isRead ? reading.value : String(cell)]);
}

/** 24 bits: two different cells have the same digest once in 17 million. */
function digest(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 6);
}
