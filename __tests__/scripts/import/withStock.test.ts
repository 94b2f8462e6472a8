import { parseRows } from '../../../scripts/import/parseRows';
import type { Cell } from '../../../scripts/sheet/SheetTable';

/** What the row says of Sold out, by its column's heading. */
function soldOut(headings: string[], cells: Cell[]): Record<string, Cell> | undefined {
  const [row] = parseRows([
    ['Shelf', 'Title', ...headings],
    ['Wax Stick', 'Wax', ...cells],
  ]).rows;
  return row && Object.fromEntries([...row.cells].map(([{ heading }, cell]) => [heading, cell]));
}

describe('the column Stock', () => {
  it.each<[headings: string[], cells: Cell[], says: Record<string, Cell>]>([
    [['Stock'], [0], { 'Sold out': 'yes' }],
    [['Qty'], ['০'], { 'Sold out': 'yes' }],
    [['In stock'], [12], { 'Sold out': '' }],
    [['Stock'], [''], {}],
    [['Stock', 'Sold out'], [0, ''], { 'Sold out': 'yes' }],
    [['Stock', 'Sold out'], [5, 'yes'], { 'Sold out': 'yes' }],
    [['Stock', 'Sold out'], ['', 'yes'], { 'Sold out': 'yes' }],
  ])('%j with %j says of Sold out: %j, and keeps its number to itself', (headings, cells, says) => {
    expect(soldOut(headings, cells)).toEqual({ Title: 'Wax', ...says });
  });

  it('refuses a stock that is no number', () => {
    const { rows } = parseRows([
      ['Shelf', 'Title', 'Stock'],
      ['Wax Stick', 'Wax', 'a few'],
    ]);
    expect(rows[0]?.faults).toEqual([
      { row: 2, column: 'Stock', reason: expect.stringContaining('0 means sold out') },
    ]);
  });
});
