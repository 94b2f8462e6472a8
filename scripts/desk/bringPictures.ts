import { cellOf } from './cells';
import { isSame } from './planRow';
import { mendable } from './Sheet';
import type { SyncContext } from './SyncContext';
import type { PlannedRow, ShelfPlan } from './TabPlan';
import type { Tab } from './tabs';

/** Uploads the new pictures of shelves, one after the other. Where one fails, the old picture stays. */
export async function bringPictures(
  tab: Tab,
  shelves: readonly ShelfPlan[],
  context: SyncContext,
): Promise<ShelfPlan[]> {
  const brought: ShelfPlan[] = [];
  for (const shelf of shelves) {
    const rows: PlannedRow[] = [];
    for (const row of shelf.rows) rows.push(await bringPicturesOf(tab, row, context));
    brought.push({ ...shelf, rows });
  }
  return brought;
}

async function bringPicturesOf(
  tab: Tab,
  row: PlannedRow,
  { words }: SyncContext,
): Promise<PlannedRow> {
  if (!row.isChanged || row.isWaiting) return row;
  const fields = { ...row.fields };
  const faults = new Map(row.faults);
  for (const { field, heading } of tab.columns) {
    const picture = row.pictures.get(field);
    const old = cellOf(row.before?.[field]);
    if (!picture || fields[field] === old) continue;
    try {
      await picture.bring();
    } catch (cause) {
      const reason = mendable(cause).message;
      faults.set(field, old === '' ? `${heading}: ${reason}` : words.oldPhoto(heading, reason));
      if (old === '') delete fields[field];
      else fields[field] = old;
    }
  }
  return { ...row, fields, faults, isChanged: row.isMoved || !isSame(tab, fields, row.before) };
}
