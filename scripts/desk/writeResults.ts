import { helpOf } from './helpRow';
import { rowsInPlace } from './rowsInPlace';
import { type CellText, mendable, type Table } from './Sheet';
import type { SyncContext } from './SyncContext';
import type { TabOutcome } from './syncTab';
import { ownHeadings } from './tabs';

/**
 * Writes what became of rows into the column Result; below the headings also what is said of the tab. A row that is another
 * one by now is left to the next run, and so is a yes that was typed meanwhile.
 * @param notes What is said of the tab, beside its notice.
 * @param now The sheet, read again.
 * @returns whether it was written.
 */
export async function writeResults(
  { tab, read, canWrite, notice, results }: TabOutcome,
  notes: readonly string[],
  now: ReadonlyMap<string, Table>,
  { sheet, words, say }: Pick<SyncContext, 'sheet' | 'words' | 'say'>,
): Promise<boolean> {
  if (!canWrite) return false;
  const { name, table, top, help, headings } = read;
  const { row: first, result: column, added } = headings;
  const there = now.get(name) ?? [];
  const isInPlace = rowsInPlace(read, there);
  const cells: CellText[] = [];
  if (added.includes(ownHeadings.result))
    cells.push({ row: first, column, text: ownHeadings.result });
  for (let row = top; row < Math.max(table.length, top + 1); row += 1) {
    const helped = row === help && !(row === top && notice) ? helpOf(tab, 'result', words) : '';
    const own = results.get(row + 1) ?? helped;
    const text = [own, ...(row === top ? [notice, ...notes] : [])].filter(Boolean).join(' ');
    if (text !== (table[row]?.[column] ?? '')) cells.push({ row, column, text });
  }
  const sure = cells.filter(
    ({ row }) => isInPlace(row) && (there[row]?.[column] ?? '') === (table[row]?.[column] ?? ''),
  );
  try {
    if (sure.length > 0) await sheet.write(name, sure);
    return true;
  } catch (cause) {
    const { message } = mendable(cause);
    say(`${tab.name}: the column ${ownHeadings.result} was not written. ${message}`);
    return false;
  }
}
