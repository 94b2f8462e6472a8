/** Rows in ascending order, with their noun: "row 2", "rows 2 to 5, 9". */
export function listedRows(rows: readonly number[]): string {
  const spans: [first: number, last: number][] = [];
  for (const row of rows) {
    const span = spans.at(-1);
    if (span && row <= span[1] + 1) span[1] = row;
    else spans.push([row, row]);
  }
  const listed = spans.map(([first, last]) => (first === last ? first : `${first} to ${last}`));
  return `${rows.length > 1 ? 'rows' : 'row'} ${listed.join(', ')}`;
}
