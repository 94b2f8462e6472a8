import { readFileSync } from 'node:fs';
import type { DocumentFields } from '../../../scripts/database/Database';
import { listDocuments } from '../../../scripts/database/listDocuments';
import { exportTable } from '../../../scripts/export/exportTable';
import { undoLastRun } from '../../../scripts/history/undoLastRun';
import { importSheet } from '../../../scripts/import/importSheet';
import type { Cell } from '../../../scripts/sheet/SheetTable';
import { importConversation } from '../../helpers/importConversation';
import { clay, img, importRows, row, wax } from '../../helpers/importRows';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

const rows: Record<string, DocumentFields> = JSON.parse(readFileSync('demo/SHELVES.json', 'utf8'));
const headings = ['Shelf', 'Id', 'Title', 'Slug', 'Collection of products', 'Group', 'Order'];

/** A shop with the demo's rows in its database. */
const aShopWithRows = () => new MemoryDatabase(new Map([['SHELVES', rows]]));

async function importTable(database: MemoryDatabase, table: Cell[][]) {
  const { said, talk } = importConversation(true);
  const whole = await importSheet({ table, passedOver: [] }, database, talk);
  return { whole, said: said.join('\n'), after: await database.holds('SHELVES') };
}

describe('the rows of the shop in a spreadsheet', () => {
  it('are exported with all that they say, and change nothing when they are imported again', async () => {
    const database = aShopWithRows();
    const table = exportTable(await listDocuments(['SHELVES'], database));
    const { said, whole } = await importTable(
      database,
      table.map((row) => [...row]),
    );
    expect(whole).toBe(true);
    expect(said).toContain(`0 to add, 0 to change, ${Object.keys(rows).length} unchanged`);
  });

  it('add a shelf, which an undo takes back', async () => {
    const database = aShopWithRows();
    const { whole, said, after } = await importTable(database, [
      headings,
      ['Shelves', '', 'Nail polish', 'Nail-polish', 'NAIL-Polish', 'makeup', 20],
    ]);
    expect(whole).toBe(true);
    expect(said).toContain('row 2, Picture: The shelf Nail polish has no Picture.');
    expect(after?.['nail-polish']).toEqual({
      title: 'Nail polish',
      slug: 'Nail-polish',
      collection: 'NAIL-Polish',
      group: 'makeup',
      order: 20,
    });
    await undoLastRun(database, importConversation(true).talk);
    expect(await database.holds('SHELVES')).toEqual(rows);
  });

  it.each([
    [['search', 'NAIL', 'makeup'], 'row 2, Slug: /search is the address of a page'],
    [['Nail', 'NAIL', 'nails'], 'row 2, Group: There is no group "nails". Take one of these'],
    [['Nail', 'NAIL', ''], 'row 2, Group: The row has no Group. Fill in Group'],
    [['Nail', '', ''], 'row 2, Collection of products: The row has no Collection of products'],
    [['', '', ''], 'row 2, Group: The row has no Group. Fill in Group'],
    [
      ['Nail', '', 'makeup'],
      'row 2, Collection of products: The row has no Collection of products',
    ],
    [['Primer', 'NAIL', 'makeup'], 'row 2, Slug: The row Primer has the Slug "Primer", too'],
  ])('refuse a shelf of %j, and say why', async ([slug = '', collection = '', group = ''], why) => {
    const { whole, said, after } = await importTable(aShopWithRows(), [
      headings,
      ['Shelves', '', 'Nail polish', slug, collection, group, 99],
    ]);
    expect(said).toContain(why);
    expect({ whole, after }).toEqual({ whole: false, after: rows });
  });

  it('have no price, and a product has no slug', async () => {
    const { said } = await importTable(aShopWithRows(), [
      ['Shelf', 'Title', 'Price', 'Slug'],
      ['Shelves', 'Nail polish', 5, ''],
      ['Primer', 'Silk', 5, 'silk'],
    ]);
    expect(said).toContain('row 2, Price: a row has none: leave the cell empty');
    expect(said).toContain('row 3, Slug: a product has none: leave the cell empty');
  });
});

describe('what an import says', () => {
  it('takes the good one of two rows for a document when the other is refused', async () => {
    const done = await importRows([
      row('', { title: 'Rose', price: 20, mrp: 10 }),
      row('', { title: 'Rose', price: 5 }),
      row('', { title: 'Rose', price: 6 }),
    ]);
    expect(done.after).toEqual({ wax, clay, rose: { title: 'Rose', price: 5, img } });
    expect(done.said.filter((line) => line.startsWith('  row'))).toEqual([
      expect.stringMatching(/^ {2}row 2, Price: The price, 20, is above the M\.R\.P\./),
      expect.stringMatching(
        /^ {2}row 4: row 3 means the same document: give this one another title/,
      ),
      '  row 3: Wax Stick / rose: Price 5',
    ]);
  });

  it('names every refused row, those with the same reason in one line', async () => {
    const bad = Array.from({ length: 60 }, (_, index) =>
      row(`w${index}`, { title: `W ${index}` }, { price: 'cheap' }),
    );
    const other = Array.from({ length: 60 }, (_, index) =>
      row(`x${index}`, { title: `X ${index}` }, { price: `no ${index}` }),
    );
    const { said } = await importRows([...bad, row('rose', clay, { title: 'Rose' }), ...other]);
    const lines = said.filter((line) => /^ {2}rows? \d.*Price/.test(line));
    expect(lines[0]).toMatch(/^ {2}rows 2 to 61, Price: "cheap" can't be/);
    expect(lines).toHaveLength(61 + 1);
  });

  it('warns of a price of 0 in the words of the sheet, without calling it empty', async () => {
    const { said } = await importRows([row('rose', clay, { title: 'Rose', price: 0 })]);
    expect(said).toContain('  row 2, Price: "0" in Price means that there is none. Fill in Price.');
  });

  it('lists the shelves once when one is named that is like none', async () => {
    const { said } = await importRows([
      ['Nail polish', '', 'Red', 5, '', img],
      ['Nail art', '', 'Blue', 5, '', img],
      ['Lipstik', '', 'Pink', 5, '', img],
    ]);
    expect(said.filter((line) => line.startsWith("The site's shelves are: "))).toEqual([
      expect.stringContaining('Foundation, Eyeshadow, '),
    ]);
    expect(said.join('\n')).toMatch(/row 2, Shelf: the site has no shelf "Nail polish"\n/);
    expect(said.join('\n')).toMatch(/"Lipstik"; did you mean "Lipe Palate"\?/);
  });

  it('says once which line to type when cells name files and no folder is given', async () => {
    const { said, after } = await importRows([
      row('rose', clay, { title: 'Rose', img: 'rose.jpg' }),
      row('lily', clay, { title: 'Lily', img: 'C:\\Users\\me\\lily.jpg' }),
      row('page', clay, { title: 'Page', img: 'example.com/priya' }),
    ]);
    expect(said).toContain(
      '  row 4, Picture: "example.com/priya" is no file; if it is an address, begin it with https://',
    );
    const lines = said.filter((line) => line.includes('--pictures'));
    expect(lines).toEqual([
      expect.stringMatching(
        /^ {2}rows 2 to 3, Picture: .*npm run catalogue:import -- "sheets\/my-shop\.xlsx" --pictures my-photos$/,
      ),
    ]);
    expect(after).toEqual({ wax, clay });
  });
});
