import type { SyncRun } from './SyncRun';

/** What a run did, in lines for the log of a workflow. */
export function tellRun(
  { added, changed, refused }: SyncRun,
  passedOver: ReadonlyMap<string, string>,
): string[] {
  const rows = new Set(refused.map(({ tab, row }) => `${row} ${tab}`)).size;
  return [
    `Sheet read: ${added} added, ${changed} changed, ${rows} row${rows === 1 ? '' : 's'} not taken.`,
    ...refused.map(
      ({ tab, row, column, reason }) =>
        `  ${tab}, row ${row}${column ? `, ${column}` : ''}: ${reason}`,
    ),
    ...[...passedOver.keys()].map((tab) => `  Tab ${tab} names no columns, and was passed over.`),
    ...(added + changed > 0 ? ['To take it back: npm run catalogue:undo'] : []),
  ];
}
