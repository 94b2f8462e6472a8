import type { Cell } from '../../scripts/sheet/SheetTable';
import type { SyncChoice } from '../../scripts/sync/syncSheet';
import { headings } from './aDesk';
import { desk } from './theDesk';

/** 25 November 2026, 10:30 am in India. */
export const morning = new Date('2026-11-25T05:00:00Z');

export const since = 'on the site since 25 November 2026, 10:30 am';

interface Asked extends Partial<SyncChoice> {
  /** What the column Result says before, row by row. */
  readonly before?: readonly string[];
  /** Headings after the usual ones. */
  readonly more?: readonly string[];
}

/** Reads a sheet with these rows in the tab Hair. @returns what its column Result says then, row by row. */
export async function readWithResult(
  rows: readonly (readonly Cell[])[],
  { before = [], more = [], ...choice }: Asked = {},
): Promise<string[]> {
  const all = ['Result', ...headings, ...more];
  desk.google.mayWrite = true;
  desk.google.tabs = {
    Hair: [all, ...rows.map((row, at) => [before[at] ?? '', ...row])],
  };
  desk.google.written.length = 0;
  await desk.sync({ now: morning, ...choice });
  const [, ...written] = desk.google.written[0]?.values ?? [];
  return rows.map((_row, at) => written[at]?.[0] ?? before[at] ?? '');
}
