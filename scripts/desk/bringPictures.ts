import type { PlannedRow } from './PlannedRow';
import { planRow } from './planRow';
import type { TabPlan } from './planTab';
import { mendable } from './Sheet';
import type { TabContext } from './SyncContext';

/** Uploads the new pictures of rows, one after the other. Where one fails, the old picture stays. */
export async function bringPictures(
  { rows, shelves }: TabPlan,
  context: TabContext,
): Promise<PlannedRow[]> {
  const brought: PlannedRow[] = [];
  for (const row of rows) {
    const photoFaults = new Map(row.photoFaults);
    if (row.isChanged && !row.hold)
      for (const [field, picture] of row.pictures)
        if (row.document[field] !== row.before?.[field])
          await picture.bring().catch((cause) => photoFaults.set(field, mendable(cause).message));
    const isWhole = photoFaults.size === row.photoFaults.size;
    brought.push(isWhole ? row : planRow({ ...row, photoFaults }, shelves, context));
  }
  return brought;
}
