import type { PreparedSync } from './prepareSync';
import { placeOfRow } from './readSheetTabs';
import type { SyncRun } from './SyncRun';
import { sheetWords } from './sheetWords';

/** What a run did, in lines for the log of a workflow. */
export function tellRun(
  { added, changed, refused, gone }: SyncRun,
  { remarks, tabs: { tabs, passedOver, told } }: Pick<PreparedSync, 'remarks' | 'tabs'>,
): string[] {
  const rows = new Set(refused.map(({ tab, row }) => `${row} ${tab}`)).size;
  return [
    `Sheet read: ${added} added, ${changed} changed, ${rows} row${rows === 1 ? '' : 's'} not taken.`,
    ...refused.map(
      ({ tab, row, column, reason }) =>
        `  ${tab}, row ${row}${column ? `, ${column}` : ''}: ${reason}`,
    ),
    ...remarks.map(({ row, column, reason }) => {
      const place = placeOfRow(row, tabs);
      return `  ${place.tab}, row ${place.row}, taken with a remark: ${column ? `${column}: ` : ''}${reason}`;
    }),
    ...(gone ? [`  ${sheetWords.gone(gone)}`] : []),
    ...told.map((line) => `  ${line}`),
    ...[...passedOver.keys()].map((tab) => `  Tab ${tab} names no columns, and was passed over.`),
    ...(added + changed > 0 ? ['To take it back: npm run catalogue:undo'] : []),
  ];
}
