import type { Refusal } from './parseRows';

/** A line for each reason, with all rows that it is given for: every refused row is named. */
export function describeRefusals(refusals: readonly Refusal[]): string[] {
  const rowsBy = new Map<string, number[]>();
  for (const { row, column, reason } of [...refusals].sort((one, other) => one.row - other.row)) {
    const why = `${column ? `, ${column}` : ''}: ${reason}`;
    rowsBy.set(why, [...(rowsBy.get(why) ?? []), row]);
  }
  return [...rowsBy].map(
    ([why, rows]) => `${rows.length > 1 ? 'rows' : 'row'} ${listed(rows)}${why}`,
  );
}

/** Numbers in ascending order as a list: "2 to 5, 9". */
function listed(rows: readonly number[]): string {
  const spans: [first: number, last: number][] = [];
  for (const row of rows) {
    const span = spans.at(-1);
    if (span && row <= span[1] + 1) span[1] = row;
    else spans.push([row, row]);
  }
  return spans.map(([first, last]) => (first === last ? first : `${first} to ${last}`)).join(', ');
}
