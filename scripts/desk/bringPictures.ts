import { cellOf } from './cells';
import { isSame } from './planRow';
import type { Run } from './Run';
import { DeskError } from './Sheet';
import type { PlannedRow, ShelfPlan } from './TabPlan';
import type { Tab } from './tabs';

/** Uploads or checks the new pictures of a shelf's rows. Where one fails, the old picture stays. */
export async function bringPictures(tab: Tab, shelf: ShelfPlan, run: Run): Promise<ShelfPlan> {
  const rows: PlannedRow[] = [];
  for (const row of shelf.rows) rows.push(await bringPicturesOf(tab, row, run));
  return { ...shelf, rows };
}

async function bringPicturesOf(tab: Tab, row: PlannedRow, { words }: Run): Promise<PlannedRow> {
  if (!row.isChanged || row.isWaiting) return row;
  const fields = { ...row.fields };
  const faults = new Map(row.faults);
  for (const { field, heading } of tab.columns) {
    const picture = row.pictures.get(field);
    const old = cellOf(row.before?.[field]);
    if (!picture || picture.address === old) continue;
    try {
      await picture.bring();
    } catch (cause) {
      if (!(cause instanceof DeskError)) throw cause;
      const { message } = cause;
      faults.set(field, old === '' ? `${heading}: ${message}` : words.oldPhoto(heading, message));
      if (old === '') delete fields[field];
      else fields[field] = old;
    }
  }
  return { ...row, fields, faults, isChanged: row.isMoved || !isSame(tab, fields, row.before) };
}
