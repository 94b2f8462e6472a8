import { importSheet } from '../../../../scripts/import/importSheet';
import { aDesk } from '../../../helpers/aDesk';
import { importConversation } from '../../../helpers/importConversation';
import { documents, shelf } from '../../../helpers/importRows';
import { MemoryDatabase } from '../../../helpers/MemoryDatabase';
import { cellsOf, goods, type SlipRow, slipHeadings, slips } from '../../../helpers/slips';

const stored = Object.fromEntries(
  goods.map(({ id, title, price, img }) => [id, { title, price: Number(price), img }]),
);
const table = Object.entries(slips);
const tableOf = (rows: readonly SlipRow[]) => [slipHeadings, ...rows.map(cellsOf)];
const dearer = goods.map((row) => ({ ...row, price: Number(row.price) + 1 }));
const dearerStored = Object.fromEntries(
  dearer.map(({ id, title, price, img }) => [id, { title, price, img }]),
);

function expectSaid(said: string, says: readonly (readonly [row: number, pattern: string])[]) {
  for (const [row, pattern] of says)
    expect(said).toMatch(new RegExp(`rows? (?:[^:]*\\b)?${row}\\b[^:]*: ${pattern}`));
}

describe('a slip in the sheet', () => {
  it.each(
    table.flatMap(([what, slip]) => [
      [`${what}, before the first run`, slip, false] as const,
      [what, slip, true] as const,
    ]),
  )('is refused and named, at each run until it is mended: %s', async (_what, slip, isKnown) => {
    const desk = await aDesk(documents(stored));
    try {
      const type = (rows: readonly SlipRow[]) => {
        desk.google.tabs = { Hair: tableOf(rows) };
      };
      if (isKnown) {
        type(goods);
        await desk.sync();
      }
      for (let run = 0; run < 2; run += 1) {
        type(slip.rows);
        await desk.sync();
        expectSaid(desk.said.join('\n'), slip.says);
        expect(await desk.shelf()).toEqual(stored);
      }
      type(dearer);
      await desk.sync();
      expect(await desk.shelf()).toEqual(dearerStored);
    } finally {
      await desk.stop();
    }
  });
});

describe('a slip in a file', () => {
  it.each(
    table.flatMap(([what, slip]) => [
      [what, slip, false] as const,
      [`${what}, of which one was imported before`, slip, true] as const,
    ]),
  )('is refused and named: %s', async (_what, { rows, says }, isKnown) => {
    const database = new MemoryDatabase(documents(isKnown ? dearerStored : stored));
    const bring = async (file: readonly SlipRow[]) => {
      const { said, talk } = importConversation(true);
      await importSheet({ table: tableOf(file), passedOver: [] }, database, talk);
      return said.join('\n');
    };
    if (isKnown) await bring(goods);
    expectSaid(await bring(rows), says);
    expect(await database.holds(shelf)).toEqual(stored);
  });

  it('is none when it names some new rows alone', async () => {
    const { wax = {} } = stored;
    const database = new MemoryDatabase(documents({ wax }));
    const { said, talk } = importConversation(true);
    const copy = { ...goods[0], id: '', title: 'Wax red', price: 5 } as SlipRow;
    await importSheet({ table: tableOf([copy]), passedOver: [] }, database, talk);
    expect(said[0]).toMatch(/^1 to add/);
  });

  it.each([[['Hair Flower', 'wax', 'Wax', 130, goods[0]?.img ?? ''], 'another Shelf']])(
    'never doubles a product whose row has another Shelf',
    async (row) => {
      const database = new MemoryDatabase(documents(stored));
      const { said, talk } = importConversation(true);
      await importSheet({ table: [slipHeadings, row], passedOver: [] }, database, talk);
      expect(said.join('\n')).toContain('row 2: this row was Wax Stick / wax: moved?');
    },
  );
});

describe('the sheet', () => {
  const [wax, clay, gel, foam] = goods as readonly [SlipRow, SlipRow, SlipRow, SlipRow];
  let desk: Awaited<ReturnType<typeof aDesk>>;
  const bring = async (...rows: readonly SlipRow[]) => {
    desk.google.tabs = { Hair: tableOf(rows) };
    await desk.sync();
  };
  beforeEach(async () => {
    desk = await aDesk(documents(stored));
    await bring(...goods);
  });
  afterEach(() => desk.stop());

  it('still knows a row that was refused, so that its mended Id is the only change', async () => {
    await bring(wax, { ...clay, id: 'wax' }, gel, foam);
    const fields = { ...stored.clay, price: 80 };
    await desk.database.commit([{ collection: shelf, id: 'clay', fields }]);
    await bring(...goods);
    expect((await desk.shelf()).clay).toMatchObject({ price: 80 });
  });

  it('knows a retyped row by its place, though no other row is known', async () => {
    const others = [clay, gel, foam].map((row) => ({ ...row, id: 'wax' }));
    await bring({ ...wax, id: '', title: 'Fine wax', price: 5 }, ...others);
    expect(desk.said.join('\n')).toContain('row 2: the row of Wax Stick / wax is gone');
    expect(await desk.shelf()).toEqual(stored);
  });

  it('takes a new product in the place of a deleted one that it is not like', async () => {
    const img = '/pictures/products/Foundation-1.webp';
    await bring(wax, { id: '', title: 'Oil', price: 5, img }, gel, foam);
    expect(desk.said[0]).toBe('Sheet read: 1 added, 0 changed, 0 rows not taken.');
  });
});
