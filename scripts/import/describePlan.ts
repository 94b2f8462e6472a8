import type { Write } from '../database/Database';
import { plainLine } from '../plainLine';
import { cellOf } from '../sheet/cellOf';
import type { Cell } from '../sheet/SheetTable';
import { shelfNameOf } from '../sheet/shelfNames';
import type { PreparedSync } from '../sync/prepareSync';
import type { SheetMemory } from '../sync/SheetMemory';
import type { CheckedPlan } from './checkPlan';
import { listedRows } from './listedRows';
import type { Refusal } from './parseRows';
import { type FieldChange, saysSame } from './patchDocument';
import type { PlannedWrite } from './planImport';

const FIRST_CHECKED = ['mrp', 'price'];

/** What an import would do, for its owner. @param memory What it is compared with. */
export function describePlan(
  prepared: PreparedSync,
  { shelves }: Pick<SheetMemory, 'shelves'>,
): string[] {
  const { plan, remarks } = prepared;
  const isKnown = ({ write: { collection, id } }: PlannedWrite) =>
    shelves.get(collection)?.has(id) ?? false;
  const isOld = plan.changed.some((one) => !isKnown(one));
  // The field may have been filled since, in place of the cell emptied.
  const isUnsure = (one: PlannedWrite, { after }: FieldChange) =>
    !isKnown(one) && String(after).trim() === '';
  const linesWith = (unsure: boolean) =>
    linesOf(
      plan.changed.map((one) => ({
        ...one,
        changes: one.changes.filter((change) => isUnsure(one, change) === unsure),
      })),
    );
  return [
    totals(plan),
    ...section('Refused, and left as they are:', describeRefusals(plan.refused)),
    ...section('With a warning:', describeRefusals([...plan.warnings, ...remarks])),
    ...section('To add:', plan.added.map(addedLine)),
    ...section('To change:', linesWith(false)),
    ...section('To empty, because the cell is empty:', linesWith(true)),
    ...section(
      'Left as the database has it, because the file says the same as the last one (--whole writes it, too):',
      leftLines(prepared),
    ),
    ...(isOld
      ? [
          'No file was imported with these rows before, so they also take back what was changed in the database since this one was made.',
        ]
      : []),
  ];
}

function totals({ added, changed, unchanged, refused }: CheckedPlan): string {
  const rows = new Set(refused.map(({ row }) => row)).size;
  return (
    `${added.length} to add, ${changed.length} to change, ${unchanged} unchanged, ${rows} refused. ` +
    'Documents that the file does not name stay as they are.'
  );
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`)];
}

function addedLine(one: PlannedWrite): string {
  const prices = one.changes
    .filter(({ column }) => FIRST_CHECKED.includes(column.field))
    .map(({ column, after }) => `${column.heading} ${shown(after)}`);
  return `row ${one.row}: ${nameOf(one.write)}${prices.length > 0 ? `: ${prices.join(', ')}` : ''}`;
}

function linesOf(writes: readonly PlannedWrite[]): string[] {
  return writes
    .filter(({ changes }) => changes.length > 0)
    .map((one) => `row ${one.row}: ${nameOf(one.write)}: ${one.changes.map(change).join('; ')}`);
}

function nameOf({ collection, id }: Pick<Write, 'collection' | 'id'>): string {
  return `${shelfNameOf(collection)} / ${shown(id)}`;
}

function change({ column, before, after }: FieldChange): string {
  return `${column.heading} ${shown(before)} → ${shown(after)}`;
}

function shown(cell: Cell): string {
  const text = plainLine(String(cell)).replace(/\s+/g, ' ').trim();
  if (!text) return '(empty)';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** Rows that repeat what they last did, while their document changed in the database. */
function leftLines({ compared, stored, plan }: PreparedSync): string[] {
  return compared.flatMap(({ row: { row, cells, collection }, id, changed }) => {
    const documents = stored.get(collection.name);
    if (id === undefined || !documents || plan.whole.has(row)) return [];
    const called = `row ${row}: ${nameOf({ collection: collection.name, id })}`;
    const document = documents.get(id);
    if (!document) return changed.size === 0 ? [`${called}: deleted there`] : [];
    const left = [...cells].flatMap(([column, cell]) => {
      const before = cellOf(document.fields[column.field], column);
      const isLeft = !changed.has(column) && !saysSame(cell, before, column);
      return isLeft ? [`${column.heading} ${shown(before)} there, ${shown(cell)} in the file`] : [];
    });
    return left.length > 0 ? [`${called}: ${left.join('; ')}`] : [];
  });
}

function describeRefusals(refusals: readonly Refusal[]): string[] {
  const rowsBy = new Map<string, number[]>();
  for (const { row, column, reason } of [...refusals].sort((one, other) => one.row - other.row)) {
    const why = `${column ? `, ${column}` : ''}: ${reason}`;
    rowsBy.set(why, [...(rowsBy.get(why) ?? []), row]);
  }
  return [...rowsBy].map(([why, rows]) => `${listedRows(rows)}${why}`);
}
