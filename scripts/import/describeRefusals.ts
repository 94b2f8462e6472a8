import { listedRows } from './listedRows';
import type { Refusal } from './parseRows';

/** A line for each reason, with all rows that it is given for: every refused row is named. */
export function describeRefusals(refusals: readonly Refusal[]): string[] {
  const rowsBy = new Map<string, number[]>();
  for (const { row, column, reason } of [...refusals].sort((one, other) => one.row - other.row)) {
    const why = `${column ? `, ${column}` : ''}: ${reason}`;
    rowsBy.set(why, [...(rowsBy.get(why) ?? []), row]);
  }
  return [...rowsBy].map(([why, rows]) => `${listedRows(rows)}${why}`);
}
