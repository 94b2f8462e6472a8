import { parseRows } from '../../../scripts/import/parseRows';
import { readSheet } from '../../../scripts/import/readSheet';

const headings = ['Shelf', 'Title', 'M.R.P.', 'Price'];
const good = ['Foundation', 'Rose', 1299, 450];

describe('a row with more cells than headings', () => {
  it.each([
    ['a comma in a number', 'Foundation,Rose,1,299,450'],
    ['a comma at its end', 'Foundation,Rose,1,299,'],
    ['a comma in a title', 'Foundation,Rose, soft,1299,450'],
  ])('is refused: %s', async (_what, line) => {
    const csv = `${headings.join(',')}\n${line}\nFoundation,Lily,"1,299",450\n`;
    const { table, isText } = await readSheet(Buffer.from(csv));
    const { rows, refused } = parseRows(table, new Set(), isText);
    expect(rows.map((one) => one.row)).toEqual([3]);
    expect(refused).toEqual([
      { row: 2, reason: expect.stringMatching(/^it has more cells than there are headings/) },
    ]);
  });

  it('may end with a comma, as some programs write each line', async () => {
    const csv = `${headings.join(',')}\nFoundation,Rose,1299,450,\nFoundation,Lily,1299,450,,,\n`;
    const { table, isText } = await readSheet(Buffer.from(csv));
    const { rows, refused } = parseRows(table, new Set(), isText);
    expect([rows.map((one) => one.row), refused]).toEqual([[2, 3], []]);
  });

  it('has notes there in a workbook, where no comma moves cells', () => {
    const table = [headings, [...good, 'call Rina 94340'], ['', '', '', '', '', 'new stock']];
    const { rows, refused } = parseRows(table);
    expect([rows.map((one) => one.row), refused]).toEqual([[2], []]);
  });

  it('may have empty cells below headings without a name', () => {
    const table = [
      [...headings, '', ''],
      [...good, '', ''],
    ];
    expect(parseRows(table).refused).toEqual([]);
  });
});
