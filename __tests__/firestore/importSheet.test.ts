import { categories } from '@/catalogue/categories';
import { exportTable } from '../../scripts/export/exportTable';
import { undoLastRun } from '../../scripts/history/undoLastRun';
import { importSheet } from '../../scripts/import/importSheet';
import type { Database } from '../../scripts/push/Database';
import { listDocuments } from '../../scripts/push/listDocuments';
import type { Cell, SheetTable } from '../../scripts/sheet/SheetTable';
import { describeWithEmulator, emulatorDatabase } from '../helpers/emulator';
import { importConversation } from '../helpers/importConversation';

const shelf = 'WAX Stick';
const img = '/pictures/products/Wax-stick-1.webp';
const headings = ['Shelf', 'Id', 'Title', 'Price', 'Picture'];

const workbook = (table: SheetTable) => ({ table, passedOver: [] });

async function stored(database: Database, collection = shelf) {
  const documents = await database.list(collection);
  return Object.fromEntries([...documents].map(([id, { fields }]) => [id, fields]));
}

/** Every shelf full: 39 shelves of 45 products. */
const fullShelves: Cell[][] = categories.flatMap(({ collection, slug }) =>
  Array.from({ length: 45 }, (_, index) => [
    collection,
    `${slug}-${String(index).padStart(2, '0')}`,
    `${slug} number ${index}`,
    100 + index,
    img,
  ]),
);

describeWithEmulator('importSheet', () => {
  it('shows the plan, asks, and writes what an undo takes back', async () => {
    const database = emulatorDatabase('demo-import');
    const wax = { title: 'Wax', price: 120, img, note: 'mine' };
    await database.commit([{ collection: shelf, id: 'wax', fields: wax }]);
    const { said, talk } = importConversation(true);
    const rows = [
      ['Wax Stick', 'wax', 'Wax', '₹110.00', img],
      ['Wax Stick', '', 'Clay wax', 90, img],
      ['Wax Stick', 'bad', 'Bad', 'two hundred', img],
    ];
    expect(await importSheet(workbook([headings, ...rows]), database, talk)).toBe(false);
    expect(talk.confirm).toHaveBeenCalledWith('Write 2 documents into the database?');
    expect(said[0]).toMatch(/^1 to add, 1 to change, 0 unchanged, 1 refused\./);
    expect(said).toContain('  row 2: Wax Stick / wax: Price 120 → ₹110.00');
    expect(said.join('\n')).toMatch(/ {2}row 4, Price: "two hundred" can't be read as rupees/);
    expect(said).toContain('Done: 1 added, 1 changed.');
    expect(await stored(database)).toEqual({
      wax: { ...wax, price: 110 },
      'clay-wax': { title: 'Clay wax', price: 90, img },
    });
    expect(await undoLastRun(database, importConversation(true).talk)).toBe(true);
    expect(await stored(database)).toEqual({ wax });
  });

  it('writes 1,755 rows, shows its progress, and finds nothing to do the second time', async () => {
    const database = emulatorDatabase('demo-import-all');
    const { said, talk } = importConversation(true);
    const table = [headings, ...fullShelves];
    expect(await importSheet(workbook(table), database, talk)).toBe(true);
    expect(said).toEqual(
      expect.arrayContaining(['  400 of 1755 written', '  1755 of 1755 written']),
    );
    const all = await listDocuments(
      categories.map(({ collection }) => collection),
      database,
    );
    const again = importConversation(true);
    expect(await importSheet(workbook(exportTable(all)), database, again.talk)).toBe(true);
    expect(again.said[0]).toMatch(/^0 to add, 0 to change, 1755 unchanged, 0 refused/);
    expect(again.talk.confirm).not.toHaveBeenCalled();
  });
});
