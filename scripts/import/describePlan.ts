import { plainLine } from '../plainLine';
import type { Cell } from '../sheet/SheetTable';
import { shelfNameOf } from '../sheet/shelfNames';
import type { CheckedPlan } from './checkPlan';
import type { Refusal } from './parseRows';
import type { FieldChange } from './patchDocument';
import type { PlannedWrite } from './planImport';

/** The longest list of each kind. Nobody reads more. */
const MOST = 30;

/** What an import would do, in lines for its owner. */
export function describePlan(plan: CheckedPlan): string[] {
  return [
    totals(plan),
    ...section('Refused, and left as they are:', plan.refused.map(refusalLine)),
    ...section('With a warning:', plan.warnings.map(refusalLine)),
    ...section(
      'To add:',
      plan.added.map((one) => `row ${one.row}: ${nameOf(one)}`),
    ),
    ...section(
      'To change:',
      plan.changed.map(
        (one) => `row ${one.row}: ${nameOf(one)}: ${one.changes.map(change).join('; ')}`,
      ),
    ),
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
  if (lines.length === 0) return [];
  const more = lines.length > MOST ? [`  … and ${lines.length - MOST} more`] : [];
  return [heading, ...lines.slice(0, MOST).map((line) => `  ${line}`), ...more];
}

function refusalLine({ row, column, reason }: Refusal): string {
  return `row ${row}${column ? `, ${column}` : ''}: ${reason}`;
}

function nameOf({ write }: PlannedWrite): string {
  return `${shelfNameOf(write.collection)} / ${shown(write.id)}`;
}

function change({ column, before, after }: FieldChange): string {
  return `${column.heading} ${shown(before)} → ${shown(after)}`;
}

/** A cell on one line, short. */
function shown(cell: Cell): string {
  const text = plainLine(String(cell)).replace(/\s+/g, ' ').trim();
  if (!text) return '(empty)';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
