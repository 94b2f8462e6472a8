import { plainLine } from '../plainLine';
import type { Cell } from '../sheet/SheetTable';
import { shelfNameOf } from '../sheet/shelfNames';
import type { CheckedPlan } from './checkPlan';
import { describeRefusals } from './describeRefusals';
import type { FieldChange } from './patchDocument';
import type { OutdatedRow, PlannedWrite } from './planImport';

/** What an owner checks in a new product before all else. */
const FIRST_CHECKED = ['mrp', 'price'];

/** What an import would do, in lines for its owner. */
export function describePlan(plan: CheckedPlan): string[] {
  const known = plan.changed.map((one) => ({ ...one, changes: one.changes.filter(isSure) }));
  const emptied = plan.changed.map((one) => ({ ...one, changes: one.changes.filter(isUnsure) }));
  const isOld = plan.changed.some(({ changes }) => changes.some(({ since }) => !since));
  return [
    totals(plan),
    ...section('Refused, and left as they are:', describeRefusals(plan.refused)),
    ...section('With a warning:', describeRefusals(plan.warnings)),
    ...section('To add:', plan.added.map(addedLine)),
    ...section('To change:', linesOf(known)),
    ...section('To empty, because the cell is empty:', linesOf(emptied)),
    ...section(
      'Changed in the database since the file was exported, and left as it is there:',
      plan.outdated.map(outdatedLine),
    ),
    ...(isOld
      ? [
          'These rows do not say what was exported (the column Exported), so they also take back what was changed in the database since.',
        ]
      : []),
  ];
}

/** An empty cell of a row without marks: perhaps nobody emptied it, and the field was filled in since. */
function isUnsure({ since, after }: FieldChange): boolean {
  return !since && String(after).trim() === '';
}

function isSure(change: FieldChange): boolean {
  return !isUnsure(change);
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
  return `row ${one.row}: ${writtenName(one)}${prices.length > 0 ? `: ${prices.join(', ')}` : ''}`;
}

function linesOf(writes: readonly PlannedWrite[]): string[] {
  return writes
    .filter(({ changes }) => changes.length > 0)
    .map((one) => `row ${one.row}: ${writtenName(one)}: ${one.changes.map(change).join('; ')}`);
}

function writtenName({ write: { collection, id } }: PlannedWrite): string {
  return nameOf(collection, id);
}

function nameOf(collection: string, id: string): string {
  return `${shelfNameOf(collection)} / ${shown(id)}`;
}

function change({ column, before, after, since }: FieldChange): string {
  const note = since === 'both' ? ' (also changed in the database since the export)' : '';
  return `${column.heading} ${shown(before)} → ${shown(after)}${note}`;
}

function outdatedLine({ row, collection, id, changes }: OutdatedRow): string {
  const what = changes
    ?.map(
      ({ column, before, after }) =>
        `${column.heading} ${shown(before)} there, ${shown(after)} in the file`,
    )
    .join('; ');
  return `row ${row}: ${nameOf(collection, id)}: ${what ?? 'deleted; to add it again, empty its cell Exported'}`;
}

/** A cell on one line, short. */
function shown(cell: Cell): string {
  const text = plainLine(String(cell)).replace(/\s+/g, ' ').trim();
  if (!text) return '(empty)';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
