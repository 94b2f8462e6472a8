import { readFileSync } from 'node:fs';
import type { DocumentFields } from '../../../scripts/database/Database';
import { listDocuments } from '../../../scripts/database/listDocuments';
import { exportTable } from '../../../scripts/export/exportTable';
import { undoLastRun } from '../../../scripts/history/undoLastRun';
import { importSheet } from '../../../scripts/import/importSheet';
import type { Cell } from '../../../scripts/sheet/SheetTable';
import { importConversation } from '../../helpers/importConversation';
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
