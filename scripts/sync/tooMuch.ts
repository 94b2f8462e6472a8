import type { ImportPlan } from '../import/planImport';
import { refusalWords } from '../sheet/refusalWords';

/** A third: more is rather an accident than a day's work. CATALOGUE_SYNC_SHARE says otherwise. */
const USUAL_PERCENT = 33;

/** In a small shop a third is quickly reached: a day's work of this many documents is always allowed. */
const ALWAYS_ALLOWED = 10;

/**
 * The reason to refuse the sheet as a whole: too much would change.
 * @param size the number of rows of the sheet.
 * @param isFirst whether no run was before: then all rows may be new.
 */
export function tooMuch(
  { added, changed }: Pick<ImportPlan, 'added' | 'changed'>,
  size: number,
  isFirst: boolean,
  mostPercent = USUAL_PERCENT,
): string | undefined {
  const count = changed.length + (isFirst ? 0 : added.length);
  const most = Math.max(ALWAYS_ALLOWED, (size * mostPercent) / 100);
  if (count <= most) return undefined;
  return refusalWords().tooMuch(count, size, mostPercent);
}
