import { daysShown } from '../../src/data/normalise/daysShown';
import { readDay } from '../../src/data/normalise/readDay';
import type { Tab } from '../import/readTabs';
import { readCell } from '../sheet/readCell';
import type { ComparedRow } from './compareRows';
import { resultCell } from './resultCell';
import type { SheetMemory } from './SheetMemory';
import { sheetWords } from './sheetWords';

/**
 * The shelves of which the column Result may say what is no longer so, although no cell changed: a row's days came or
 * ended since the last run, or it has an earlier reason. They are read once for it.
 */
export function staleShelves(
  rows: readonly ComparedRow[],
  tabs: readonly Tab[],
  { runs }: Pick<SheetMemory, 'runs'>,
): string[] {
  const last = runs.find(({ trouble }) => !trouble)?.at;
  return rows
    .filter(
      ({ row }) =>
        !sheetWords.isStanding(resultCell(row.row, tabs)) ||
        (last && hasTurned(row, Date.parse(last))),
    )
    .map(({ row }) => row.collection.name);
}

/** Whether visitors see a document since a day that is not over, or no longer do. @param last the time of the last run. */
function hasTurned({ cells }: ComparedRow['row'], last: number): boolean {
  const days = [...cells].flatMap(([column, cell]) => {
    const reading = column.kind === 'day' ? readCell(cell, 'day') : {};
    const day = 'value' in reading ? readDay(reading.value) : undefined;
    return day ? [[column.field, day] as const] : [];
  });
  const { show, until }: Record<string, string> = Object.fromEntries(days);
  const at = (now: number) => daysShown({ ...(show && { show }), ...(until && { until }) }, now);
  return at(last).isOff !== at(Date.now()).isOff;
}
