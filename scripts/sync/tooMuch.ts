import type { ImportPlan } from '../import/planImport';
import { refusalWords } from '../sheet/refusalWords';

/** More is rather an accident than a day's work. */
const MOST_PERCENT = 33;

/** Documents: in a small shop a day's work may be more than a third. */
const ALWAYS_ALLOWED = 10;

/**
 * Why the sheet is refused as a whole: too much would change.
 * @param isFirst In the first run all rows may be new.
 */
export function tooMuch(
  { added, changed }: Pick<ImportPlan, 'added' | 'changed'>,
  size: number,
  isFirst: boolean,
): string | undefined {
  const count = changed.length + (isFirst ? 0 : added.length);
  const most = Math.max(ALWAYS_ALLOWED, (size * MOST_PERCENT) / 100);
  if (count <= most) return undefined;
  return refusalWords().tooMuch(count, size, MOST_PERCENT);
}
