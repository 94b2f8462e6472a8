import type { SheetRow } from './parseRows';
import { rowTitle } from './rowTitle';

/** How a row differs from what is known of its document. */
export interface Difference {
  readonly changesTitle: boolean;
  /** The number of cells that it would change. */
  readonly changes: number;
}

/** Ranks of rows that mean one document; 0 is the best. */
const RENAMED = 1;
const WITHOUT_ID = 2;

/**
 * Which of several rows that mean one document is its own; the others are copies. A row with its Id comes before one
 * without, then the one with its title, then the one that changes less, then the first.
 * @returns undefined if nobody knows: several have its Id, and each another title of its own.
 */
export function rowOfDocument(
  rows: readonly SheetRow[],
  differenceOf: (row: SheetRow) => Difference,
): SheetRow | undefined {
  if (rows.length < 2) return rows[0];
  const ranked = rows.map((row) => {
    const { changesTitle, changes } = differenceOf(row);
    const rank = row.id === undefined ? WITHOUT_ID : changesTitle ? RENAMED : 0;
    return { row, rank, changes };
  });
  ranked.sort((one, other) => one.rank - other.rank || one.changes - other.changes);
  const [first] = ranked;
  const renamed = ranked.filter(({ rank }) => rank === RENAMED).map(({ row }) => rowTitle(row));
  return first?.rank === RENAMED && new Set(renamed).size > 1 ? undefined : first?.row;
}
