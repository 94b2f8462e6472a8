import type { PreparedSync } from './prepareSync';
import { placed } from './readSheetTabs';
import { countRows, placeText, type SyncRun } from './SyncRun';
import { sheetWords } from './sheetWords';

/** What a run did, in lines for the log of a workflow. */
export function tellRun(
  { added, changed, refused, gone }: SyncRun,
  { remarks, tabs: { tabs, passedOver, told } }: Pick<PreparedSync, 'remarks' | 'tabs'>,
): string[] {
  const rows = countRows(refused);
  return [
    `Sheet read: ${added} added, ${changed} changed, ${rows} row${rows === 1 ? '' : 's'} not taken.`,
    ...refused.map((one) => `  ${placeText(one)}: ${one.reason}`),
    ...placed(remarks, tabs).map(
      (one) => `  ${placeText(one)}, taken with a remark: ${one.reason}`,
    ),
    ...(gone ? [`  ${sheetWords.gone(gone)}`] : []),
    ...told.map((line) => `  ${line}`),
    ...[...passedOver.keys()].map((tab) => `  Tab ${tab} names no columns, and was passed over.`),
    ...(added + changed > 0 ? ['To take it back: npm run catalogue:undo'] : []),
  ];
}
