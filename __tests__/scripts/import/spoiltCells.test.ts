import { parseRows } from '../../../scripts/import/parseRows';
import { readSheet } from '../../../scripts/import/readSheet';
import type { Cell } from '../../../scripts/sheet/SheetTable';
import { clay, importRows, row, wax } from '../../helpers/importRows';
import { workbookWith } from '../../helpers/workbookWith';

const headings = ['Shelf', 'Title', 'M.R.P.', 'Price'];
const good = ['Foundation', 'Rose', 1299, 450];

const lily = ['Foundation', 'Lily', 99, 90];

/** Reads a workbook in which one cell stands as a spreadsheet writes it. */
async function readWith(cell: string, xml: string) {
  const part = new RegExp(`<c r="${cell}".*?</c>`);
  return readSheet(await workbookWith([headings, good, lily], part, xml));
}

describe('a cell without a value', () => {
  it.each([
    ['D2', 1, 3],
    ['C3', 2, 2],
  ])('is no empty cell where a formula failed: %s', async (cell, at, column) => {
    const { table } = await readWith(cell, `<c r="${cell}" t="e"><f>B9</f><v>#REF!</v></c>`);
    expect(table[at]?.[column]).toBe('#REF!');
    expect(table.flat().filter((one) => one === '#REF!')).toHaveLength(1);
  });

  it.each([
    ['<c r="D2"><f>B9*0.9</f></c>', '=B9*0.9 (no result)'],
    ['<c r="D2"><f>B9*0.9</f><v></v></c>', '=B9*0.9 (no result)'],
    ['<c r="D2"><f>IF(A2&lt;&gt;"a&amp;b",1)</f><v/></c>', '=IF(A2<>"a&b",1) (no result)'],
    ['<c r="D2" s="1"><f t="shared" si="0"/></c>', '= (no result)'],
    ['<x:c r="D2"><x:f>B9</x:f></x:c>', '=B9 (no result)'],
    ['<c r="D2" t="e" vm="1"><v>#VALUE!</v></c>', '(a picture)'],
    ['<c r="D2" t="e"><f>B9</f><v>#SPILL!</v></c>', '#SPILL!'],
    ['<c r="D2" t="e"><f>B9</f></c>', '#ERROR!'],
    ['<c r="D2" t="e"><v>#N/A</v></c>', '#N/A'],
    ['<c r="D2"><f>B9</f><v>0</v></c>', 0],
    ['<c r="D2" t="str"><f>IF(A2="","",1)</f><v></v></c>', ''],
    ['<c r="D2" t="str"><f>B9</f><v>450</v></c>', '450'],
    ['<c r="D2" s="1"/>', ''],
  ])('%s reads as %s', async (xml, reads) => {
    const { table } = await readWith('D2', xml);
    expect(table[1]?.[3] ?? '').toBe(reads);
    expect(table[2]).toEqual(lily);
  });

  it.each([
    ['IMAGE("https://x.in/rose.jpg")'],
    ['_xlfn.IMAGE("https://x.in/rose.jpg","Rose",1)'],
    ['_xlfn.SINGLE(_xlfn.IMAGE("https://x.in/rose.jpg"))'],
    ['image("https://x.in/rose.jpg";4;50;50)'],
    ['IFERROR(_xlfn.IMAGE("https://x.in/rose.jpg"),"")'],
    ['IFERROR(__xludf.DUMMYFUNCTION("IMAGE(""https://x.in/rose.jpg"")"),"")'],
  ])('that shows a picture has its address: %s', async (formula) => {
    const escaped = formula.replaceAll('"', '&quot;');
    for (const rest of ['', '<v></v>']) {
      const xml = `<c r="D2" t="str"><f>${escaped}</f>${rest}</c>`;
      expect((await readWith('D2', xml)).table[1]?.[3]).toBe('https://x.in/rose.jpg');
    }
    const shown = `<c r="D2" t="e" vm="1"><f>${escaped}</f><v>#VALUE!</v></c>`;
    expect((await readWith('D2', shown)).table[1]?.[3]).toBe('https://x.in/rose.jpg');
  });

  it.each([
    ['IMAGE(B2)'],
    ['IMAGE("https://x.in/"&B2)'],
    ['IF(A2="",IMAGE("https://x.in/none.jpg"),IMAGE("https://x.in/rose.jpg"))'],
    ['_xlfn.IMAGE("rose.jpg")'],
  ])('that shows a picture without naming it plainly is a picture: %s', async (formula) => {
    const xml = `<c r="D2" t="str"><f>${formula}</f><v></v></c>`;
    expect((await readWith('D2', xml)).table[1]?.[3]).toBe('(a picture)');
  });

  it.each([
    ['#REF!', '"#REF!" is a formula that failed: correct it'],
    ['=D9*0.9 (no result)', '"=D9*0.9 (no result)" is a formula whose result is not in the file'],
    ['(a picture)', '"(a picture)" is in the sheet itself, from where'],
  ])('refuses its row, says why, and empties nothing: %s', async (cell, says) => {
    const { said, after } = await importRows([
      row('wax', wax, { price: cell }),
      row('clay', clay, { title: cell }),
      row('lily', { title: 'Lily', price: 5 }, { img: cell }),
      row(cell, { title: 'New', price: 5 }),
    ]);
    expect(after).toEqual({ wax, clay });
    for (const place of ['row 2, Price', 'row 3, Title'])
      expect(said.join('\n')).toContain(`${place}: ${says}`);
    const isInCell = cell === '(a picture)';
    const ofPicture = isInCell ? "a picture put into the cell can't be taken from there" : says;
    expect(said.join('\n')).toContain(`row 4, Picture: ${ofPicture}`);
    expect(said.join('\n')).toContain(`row 5, Id: ${says.replace(/^".*?" /, '')}`);
  });
});

describe('an amount with a comma and without quotation marks', () => {
  const columns = 'Shelf,Title,Price,M.R.P.,Stock,Description,Size,Picture';

  it.each([
    'Base,1,299,1,499',
    'Base,12,999',
    'Base,₹1,299.00,₹1,499.00',
    'Base,Rs. 1,299/-',
    'Base,১,২৯৯',
  ])('is refused where its parts have headings, too: %s', async (line) => {
    const csv = `${columns}\nFoundation,${line}\nFoundation,Lily,"1,299",1499\n`;
    const { table, isText } = await readSheet(Buffer.from(csv));
    const { rows, refused } = parseRows(table, new Set(), isText);
    expect(rows.map((one) => one.row)).toEqual([3]);
    expect(refused).toEqual([
      { row: 2, reason: expect.stringMatching(/"1,299"; if they are two/) },
    ]);
  });

  it.each([
    'Lily,120,150',
    'Lily,5,10,120',
    'Lily,20,199',
    'Lily,5.00,120',
    'Lily,450,,100',
    'Lily,,5,120',
    'Lily,299,1499',
  ])('is no two amounts: %s', async (line) => {
    const csv = `${columns}\nFoundation,${line}\n`;
    expect(parseRows((await readSheet(Buffer.from(csv))).table).refused).toEqual([]);
  });

  it('is none where a size without its unit follows', async () => {
    const csv = 'Shelf,Title,Price,Size\nFoundation,Oil,45,500\nFoundation,Base,1,299\n';
    const { refused } = parseRows((await readSheet(Buffer.from(csv))).table);
    expect(refused.map(({ row }) => row)).toEqual([3]);
  });

  it('is none in a workbook, whose cells nobody splits', () => {
    expect(parseRows([columns.split(','), ['Foundation', 'Lily', 5, 120]]).refused).toEqual([]);
  });
});

describe('a title that is none', () => {
  it.each<[title: Cell, says: string]>([
    ['??', '"??" lost its letters when the file was saved'],
    ['12-10-2026', '"12-10-2026" is a date and no title; perhaps the spreadsheet made it one'],
    [new Date(0), '"1970-01-01" the spreadsheet made a date of it'],
    ['LakmÃ© RosÃ©', '"LakmÃ© RosÃ©" has letters that were spoilt before this file was saved'],
  ])('refuses its row and says why: %s', async (title, says) => {
    const { said, after } = await importRows([row('rose', clay, { title })]);
    expect(after).toEqual({ wax, clay });
    expect(said.join('\n')).toContain(`row 2, Title: ${says.startsWith('"') ? says : ''}`);
    expect(said.join('\n')).toContain(says);
  });

  it('says the same of a row without Id', async () => {
    const { said } = await importRows([row('', clay, { title: '??' })]);
    expect(said.join('\n')).toContain('row 2: its Title: lost its letters');
  });
});
