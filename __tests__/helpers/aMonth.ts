import type { Database } from '../../scripts/database/Database';
import { readDatabase } from '../../scripts/database/listDocuments';
import type { Cell } from '../../scripts/sheet/SheetTable';
import fc from './fastCheck';
import type { ModelDesk, ModelGoods } from './modelDesk';

const img = '/pictures/products/Wax-stick-1.webp';
const headings = ['Shelf', 'Id', 'Title', 'Price', 'Sold out', 'Picture', 'Description'];

/** A sheet, or a file that is imported again and again. */
interface MonthDesk {
  readonly database: Database;
  readonly undo: () => Promise<unknown>;
  /** Brings the database to a table. @param through the same database, which may be cut off. */
  readonly take: (table: Cell[][], through: Database) => Promise<unknown>;
}

/** Two rows have an Id, and two are known by their title. */
const names = ['wax-0', 'wax-1', 'wax-2', 'wax-3'];
const name = fc.constantFrom(...names);
/** Of two far from each other the sync takes none for the other. */
const price = fc.constantFrom(100, 120, 140, 400);

/** What may happen in a month. */
const monthEvent = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('price'),
      name,
      price: fc.oneof({ weight: 2, arbitrary: price }, fc.constant('bad')),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('soldOut'), name, soldOut: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('remove'), name }) },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('sync') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('cut'),
      commits: fc.constantFrom(0, 1),
      isAnswerLost: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('undo') }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('console'), name, price, soldOut: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('delete'), name }) },
);
type Event = Partial<{ [Key in 'name']: string }> & {
  readonly what: string;
  readonly price?: number | 'bad' | string;
  readonly soldOut?: boolean;
  readonly commits?: number;
  readonly isAnswerLost?: boolean;
};

const fieldsOf = (id: string, { price, soldOut }: ModelGoods) => ({
  title: id,
  des: `The words of ${id}`,
  price,
  img,
  ...(soldOut ? { soldOut } : {}),
});

/** A database that can be reached for so many commits; the answer to the next one may be lost after it was written. */
function cutAfter(database: Database, commits: number, isAnswerLost: boolean): Database {
  let left = isAnswerLost ? commits - 1 : commits;
  return {
    list: (collection) => database.list(collection),
    async commit(writes) {
      if (left < 0 || (left === 0 && !isAnswerLost)) throw new Error('cut');
      await database.commit(writes);
      if (left === 0) {
        left = -1;
        throw new Error('answer lost');
      }
      left -= 1;
    },
  };
}

async function happen(
  { what, name: id = '', ...event }: Event,
  desk: MonthDesk,
  model: ModelDesk,
): Promise<void> {
  const row = model.sheet.get(id) ?? { price: 100, soldOut: false };
  const { price: typed = 100, soldOut = false, commits = 0, isAnswerLost = false } = event;
  const amount = typed === 'bad' ? 'bad' : Number(typed);
  if (what === 'price') model.sheet.set(id, { ...row, price: amount });
  if (what === 'soldOut') model.sheet.set(id, { ...row, soldOut });
  if (what === 'remove') model.sheet.delete(id);
  if (what === 'undo') {
    model.undo();
    await desk.undo();
  }
  if (what === 'console' && model.database.has(id)) {
    const goods = { price: Number(typed), soldOut };
    model.database.set(id, goods);
    const fields = fieldsOf(id, goods);
    await desk.database.commit([{ collection: 'WAX Stick', id, fields }]);
  }
  if (what === 'delete') {
    model.database.delete(id);
    await desk.database.commit([{ collection: 'WAX Stick', id }]);
  }
  if (what !== 'sync' && what !== 'cut') return;
  const table: Cell[][] = [
    headings,
    ...[...model.sheet].map(([one, cells]) => [
      ...['Wax Stick', /[01]$/.test(one) ? one : '', one, cells.price],
      ...[cells.soldOut ? 'yes' : '', img, `The words of ${one}`],
    ]),
  ];
  if (what === 'sync') {
    model.sync();
    await desk.take(table, desk.database);
    return;
  }
  const through = cutAfter(desk.database, commits, isAnswerLost && commits > 0);
  model.sync(commits);
  await desk.take(table, through).catch(() => undefined);
}

/** A month: edits, runs, cuts, undos and changes in the console, in any order. */
export const month = fc.array(monthEvent, { minLength: 5, maxLength: 30 });

/** Lets a month happen to a desk and to the model of its rules: after each event the database is as the model has it. */
export async function liveThrough(
  events: readonly Event[],
  desk: MonthDesk,
  model: ModelDesk,
): Promise<void> {
  for (const one of events) {
    await happen(one, desk, model);
    const expected = [...model.database].map(([id, goods]) => [id, fieldsOf(id, goods)]);
    const shelf = await readDatabase(desk.database, ['WAX Stick']);
    expect(shelf.get('WAX Stick') ?? {}).toEqual(Object.fromEntries(expected));
  }
}
