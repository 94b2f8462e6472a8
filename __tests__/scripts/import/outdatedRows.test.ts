import { exportTable } from '../../../scripts/export/exportTable';
import { writeCsv, writeXlsx } from '../../../scripts/export/writeSheet';
import { importSheet } from '../../../scripts/import/importSheet';
import { parseRows } from '../../../scripts/import/parseRows';
import { planImport } from '../../../scripts/import/planImport';
import { readSheet } from '../../../scripts/import/readSheet';
import type { DocumentFields } from '../../../scripts/push/Database';
import { listDocuments } from '../../../scripts/push/listDocuments';
import type { Cell, SheetTable } from '../../../scripts/sheet/SheetTable';
import { importConversation } from '../../helpers/importConversation';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

const shelf = 'WAX Stick';
const img = '/pictures/products/Wax-stick-1.webp';
const wax = { title: 'Wax', price: 120, mrp: 150, img };
const clay = { title: 'Clay', price: 90, img };

interface Change {
  /** What the owner types into the exported file: cells of the row with this id, by heading. */
  readonly typed?: Record<string, Record<string, Cell>>;
  /** Rows that the owner adds: copies of the row with this id, with other cells. */
  readonly copied?: Record<string, Record<string, Cell>>;
  /** What changes in the database after the export; undefined deletes a document. */
  readonly meanwhile?: Record<string, DocumentFields | undefined>;
  /** Columns that the owner deletes. */
  readonly without?: readonly string[];
}

function edited(table: SheetTable, { typed = {}, copied = {}, without = [] }: Change): Cell[][] {
  const [headings = [], ...rows] = table;
  const withCells = (row: readonly Cell[], cells: Record<string, Cell> = {}) =>
    row.map((cell, index) => cells[String(headings[index])] ?? cell);
  const changed = rows.map((row) => withCells(row, typed[String(row[1])]));
  const added = rows.flatMap((row) => {
    const cells = copied[String(row[1])];
    return cells ? [withCells(row, cells)] : [];
  });
  return [headings, ...changed, ...added].map((row) =>
    row.filter((_, index) => !without.includes(String(headings[index]))),
  );
}

const formats: [name: string, write: (table: SheetTable) => Promise<Uint8Array>][] = [
  ['.csv', async (table) => Buffer.from(writeCsv(table))],
  ['.xlsx', writeXlsx],
];

/** Exports a shop with wax and clay, lets both sides change, and imports the file. */
async function importLater(change: Change, write = formats[1]?.[1]) {
  const database = new MemoryDatabase(new Map([[shelf, { wax, clay }]]));
  const table = exportTable(await listDocuments([shelf], database));
  for (const [id, fields] of Object.entries(change.meanwhile ?? {}))
    await database.commit([{ collection: shelf, id, ...(fields ? { fields } : {}) }]);
  const { said, talk } = importConversation(true);
  const bytes = await write?.(edited(table, change));
  await importSheet(await readSheet(bytes ?? new Uint8Array()), database, talk);
  return { said: said.join('\n'), asked: talk.confirm, after: await database.holds(shelf) };
}

const soldOut = { ...wax, soldOut: 'yes' };
const since = /Changed in the database since the file was exported, and left as it is there:/;

describe.each(formats)('an exported %s file that is imported later', (_name, write) => {
  it('does not take back what changed in the database since, and lists it apart', async () => {
    const { said, asked, after } = await importLater({ meanwhile: { wax: soldOut } }, write);
    expect(said).toMatch(since);
    expect(said).toContain('  row 2: Wax Stick / wax: Sold out yes there, (empty) in the file');
    expect(asked).not.toHaveBeenCalled();
    expect(after).toEqual({ wax: soldOut, clay });
  });

  it('writes what the owner changed in the same row', async () => {
    const typed = { wax: { Price: '₹110.00', 'M.R.P.': '' } };
    const { said, after } = await importLater({ typed, meanwhile: { wax: soldOut } }, write);
    expect(said).toContain('  row 2: Wax Stick / wax: M.R.P. 150 → (empty); Price 120 → ₹110.00');
    const { mrp: _, ...rest } = soldOut;
    expect(after).toEqual({ wax: { ...rest, price: 110 }, clay });
  });

  it('says it where both changed the same cell, and writes the owner’s', async () => {
    const { said, after } = await importLater(
      { typed: { wax: { Price: 110 } }, meanwhile: { wax: { ...wax, price: 115 } } },
      write,
    );
    expect(said).toContain('Price 115 → 110 (also changed in the database since the export)');
    expect(after).toEqual({ wax: { ...wax, price: 110 }, clay });
  });

  it('does not add a document again that was deleted since', async () => {
    const { said, after } = await importLater({ meanwhile: { wax: undefined } }, write);
    expect(said).toContain('row 2: Wax Stick / wax: deleted; to add it again, empty its cell');
    expect(after).toEqual({ clay });
  });

  it('adds it again when its cell Exported is emptied', async () => {
    const typed = { wax: { Exported: '' } };
    const { after } = await importLater({ typed, meanwhile: { wax: undefined } }, write);
    expect(after).toEqual({ wax, clay });
  });
});

describe('an exported file without its column Exported', () => {
  it('takes everything back as it is in the file, and says so, emptied cells apart', async () => {
    const { said, after } = await importLater({
      without: ['Exported'],
      meanwhile: { wax: { ...soldOut, price: 100 } },
    });
    expect(said).toMatch(/To change:\n {2}row 2: Wax Stick \/ wax: Price 100 → 120\n/);
    expect(said).toMatch(/To empty, because the cell is empty:\n {2}row 2: .* Sold out yes → /);
    expect(said).toMatch(/also take back what was changed in the database since/);
    expect(after).toEqual({ wax, clay });
  });
});

describe('a row with the marks of another', () => {
  it.each<[what: string, cells: Record<string, Cell>]>([
    ['copied to another shelf', { Shelf: 'Hair Flower' }],
    ['copied as a new product', { Id: '', Title: 'Wax in red' }],
    ['copied under another Id', { Id: 'wax-2', Title: 'Wax in red' }],
  ])('is imported as if it had none: %s', async (_what, cells) => {
    const { said } = await importLater({ copied: { wax: cells } });
    expect(said).toMatch(/^1 to add, 0 to change, 2 unchanged, 0 refused/m);
  });

  it('is no moved one when the row of its document is refused', async () => {
    const { said, after } = await importLater({
      typed: { wax: { Picture: 'lost.jpg' } },
      copied: { wax: { Id: 'wax-2', Title: 'Wax in red' } },
    });
    expect(said).not.toContain('moved?');
    expect(Object.keys(after ?? {})).toEqual(['wax', 'clay', 'wax-2']);
  });

  it.each<[what: string, cells: Record<string, Cell>]>([
    ['its Shelf', { Shelf: 'Hair Flower' }],
    ['its Id', { Id: 'wax-2' }],
    ['its Id and title', { Id: '', Title: 'Wax in red' }],
  ])('is refused when no other row means that document: %s was changed', async (_what, cells) => {
    const { said, after } = await importLater({ typed: { wax: cells } });
    expect(said).toContain('  row 2: this row was Wax Stick / wax: moved? Then delete that');
    expect(after).toEqual({ wax, clay });
  });

  it('is added where it stands now when that document is deleted', async () => {
    const { after } = await importLater({
      typed: { wax: { Id: 'wax-2' } },
      meanwhile: { wax: undefined },
    });
    expect(after).toEqual({ 'wax-2': wax, clay });
  });

  it('does not take a typed cell for an exported one', async () => {
    const marks = exportTable(
      await listDocuments([shelf], new MemoryDatabase(new Map([[shelf, { clay }]]))),
    )[1]?.at(-1);
    const { after } = await importLater({ typed: { wax: { Price: 90, Exported: marks ?? '' } } });
    expect(after).toEqual({ wax: { ...wax, price: 90 }, clay });
  });
});

describe('a row of a document that was deleted since', () => {
  it.each([
    ['a plain id', 'wax'],
    ['spaces around a dot', ' . '],
    ['a control character before a dot', '\u0001.'],
    ['spaces around __this__', ' __this__ '],
    ['more characters than the import would give', 'a'.repeat(400)],
  ])('is told as deleted, and never refused: %s', (_what, id) => {
    const document = { fields: wax, updateTime: '2026-10-20T10:42:00.123456Z' };
    const table = exportTable(new Map([[shelf, new Map([[id, document]])]]));
    const plan = planImport(parseRows(table).rows, new Map());
    expect(plan).toMatchObject({ added: [], changed: [], refused: [] });
    expect(plan.outdated).toEqual([{ row: 2, collection: shelf, id: expect.any(String) }]);
  });
});
