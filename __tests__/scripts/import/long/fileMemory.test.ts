import type { DocumentFields } from '../../../../scripts/database/Database';
import { listDocuments } from '../../../../scripts/database/listDocuments';
import { exportTable } from '../../../../scripts/export/exportTable';
import { undoLastRun } from '../../../../scripts/history/undoLastRun';
import { importSheet } from '../../../../scripts/import/importSheet';
import type { Cell, SheetTable } from '../../../../scripts/sheet/SheetTable';
import { aDesk, deskRow } from '../../../helpers/aDesk';
import { importConversation } from '../../../helpers/importConversation';
import { MemoryDatabase } from '../../../helpers/MemoryDatabase';

const shelf = 'WAX Stick';
const img = '/pictures/products/Wax-stick-1.webp';
const wax = { title: 'Wax', price: 120, mrp: 150, img };
const clay = { title: 'Clay', price: 90, img };
const soldOut = { ...wax, soldOut: true };

const aShop = () => new MemoryDatabase(new Map([[shelf, { wax, clay }]]));

async function inConsole(database: MemoryDatabase, id: string, fields?: DocumentFields) {
  const write = fields ? { fields } : {};
  await database.commit([{ collection: shelf, id, ...write }]);
}

/** The exported table with other cells in the row of wax. */
function typed(table: SheetTable, cells: Record<string, Cell>): Cell[][] {
  const [headings = [], ...rows] = table;
  return [
    [...headings],
    ...rows.map((row) =>
      row.map((cell, at) => (row[1] === 'wax' ? (cells[String(headings[at])] ?? cell) : cell)),
    ),
  ];
}

async function bring(database: MemoryDatabase, table: SheetTable, isWhole = false) {
  const { said, talk } = importConversation(true);
  await importSheet({ table, passedOver: [] }, database, { ...talk, isWhole });
  return { said: said.join('\n'), after: await database.holds(shelf) };
}

/** A shop whose exported file was imported once with a price of 110. */
async function afterImport() {
  const database = aShop();
  const exported = exportTable(await listDocuments([shelf], database));
  const table = typed(exported, { Price: 110 });
  await bring(database, table);
  return { database, table };
}

const left = 'Left as the database has it, because the file says the same as the last one';

describe('a file that is imported again', () => {
  it('may change a price by far, because its list names it before the question', async () => {
    const { database, table } = await afterImport();
    const { said, after } = await bring(database, typed(table, { Price: 11 }));
    expect(said).toContain('Price 110 → 11');
    expect(after?.wax).toEqual({ ...wax, price: 11 });
  });

  it('does not take back what changed in the database since, and names it', async () => {
    const { database, table } = await afterImport();
    await inConsole(database, 'wax', { ...soldOut, price: 100 });
    const { said, after } = await bring(database, table);
    expect(said).toContain(left);
    expect(said).toContain(
      'row 2: Wax Stick / wax: Price 100 there, 110 in the file; Sold out yes there, (empty) in the file',
    );
    expect(after).toEqual({ wax: { ...soldOut, price: 100 }, clay });
  });

  it('writes the cells that the owner changed, and no other of their row', async () => {
    const { database, table } = await afterImport();
    await inConsole(database, 'wax', { ...soldOut, price: 100 });
    const { said, after } = await bring(database, typed(table, { Price: 95, 'M.R.P.': '' }));
    expect(said).toContain('  row 2: Wax Stick / wax: M.R.P. 150 → (empty); Price 100 → 95');
    const { mrp: _, ...rest } = soldOut;
    expect(after).toEqual({ wax: { ...rest, price: 95 }, clay });
  });

  it('is written as it is when that is asked for', async () => {
    const { database, table } = await afterImport();
    await inConsole(database, 'wax', { ...soldOut, price: 100 });
    const { said, after } = await bring(database, table, true);
    expect(said).toMatch(/To empty, because the cell is empty:\n {2}row 2: .* Sold out yes → /);
    expect(after).toEqual({ wax: { ...wax, price: 110 }, clay });
  });

  it('does not add a document again that was deleted, until its row changes', async () => {
    const { database, table } = await afterImport();
    await inConsole(database, 'wax');
    const { said, after } = await bring(database, table);
    expect(said).toContain('row 2: Wax Stick / wax: deleted there');
    expect(after).toEqual({ clay });
    expect((await bring(database, typed(table, { Price: 95 }))).after).toEqual({
      clay,
      wax: { ...wax, price: 95 },
    });
  });

  it('does not bring in again what an undo took back, and names it', async () => {
    const { database, table } = await afterImport();
    await undoLastRun(database, importConversation(true).talk);
    const { said, after } = await bring(database, table);
    expect(said).toContain('row 2: Wax Stick / wax: Price 120 there, 110 in the file');
    expect(after).toEqual({ wax, clay });
  });

  it('forgets nothing of the rows and columns that another file left out', async () => {
    const { database, table } = await afterImport();
    await bring(database, [
      ['Shelf', 'Id', 'Price'],
      ['Wax Stick', 'clay', 80],
    ]);
    await inConsole(database, 'wax', soldOut);
    await inConsole(database, 'clay', { ...clay, title: 'Fine clay' });
    const again = typed(table, {}).map((row) =>
      row[1] === 'clay' ? row.map((cell) => (cell === 90 ? 80 : cell)) : row,
    );
    const { after } = await bring(database, again);
    expect(after).toEqual({ wax: soldOut, clay: { ...clay, title: 'Fine clay', price: 90 } });
  });
});

describe('a file whose rows the database does not remember', () => {
  it('is compared with the database alone, and each change is named', async () => {
    const database = aShop();
    const table = exportTable(await listDocuments([shelf], database));
    await inConsole(database, 'wax', { ...soldOut, price: 100 });
    const { said, after } = await bring(database, table);
    expect(said).toMatch(/To change:\n {2}row 2: Wax Stick \/ wax: Price 100 → 120\n/);
    expect(said).toMatch(/To empty, because the cell is empty:\n {2}row 2: .* Sold out yes → /);
    expect(said).toMatch(/also take back what was changed in the database since/);
    expect(after).toEqual({ wax, clay });
  });

  it('may have the column Exported of earlier exports, and that of results', async () => {
    const database = aShop();
    const [headings = [], ...rows] = exportTable(await listDocuments([shelf], database));
    const old = [
      [...headings, 'Exported', 'Result'],
      ...rows.map((row) => [...row, 'row:a1b2c3 title:d4e5f6', 'on the site']),
    ];
    const { said } = await bring(database, typed(old, { Price: 110 }));
    expect(said).not.toContain('mean nothing');
    expect(said).toContain('row 2: Wax Stick / wax: Price 120 → 110');
  });
});

describe('a file beside the sheet', () => {
  it('is not taken back by the sheet, which still says what it said', async () => {
    const desk = await aDesk();
    try {
      desk.type(deskRow('wax', 'Wax', 120));
      await desk.sync();
      const table = [
        ['Shelf', 'Id', 'Price'],
        ['Wax Stick', 'wax', 99],
      ];
      await importSheet({ table, passedOver: [] }, desk.database, importConversation(true).talk);
      await desk.sync();
      expect(await desk.shelf()).toEqual({ wax: { title: 'Wax', price: 99, img } });
    } finally {
      await desk.stop();
    }
  });
});
