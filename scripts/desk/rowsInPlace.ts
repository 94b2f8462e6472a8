import { isEmpty } from './cells';
import type { ReadTab } from './readTab';
import type { Table } from './Sheet';

/**
 * Whether rows still stand in their places in a tab that was read again: somebody may move them, or type.
 * @returns a function that tells it of a row, from 0.
 */
export function rowsInPlace(
  { table, headings: { row: top, own, id, result } }: ReadTab,
  now: Table = [],
): (row: number) => boolean {
  const stands = (row: number) => {
    const [one = [], other = []] = [table[row], now[row]];
    // Columns right of the headings are the owner's own, and may show the time.
    return own.every((_, at) => {
      const before = one[at] ?? '';
      const isOurs = at === result || (at === id && isEmpty(before));
      return isOurs || before === (other[at] ?? '');
    });
  };
  return (row) => stands(top) && stands(row);
}
