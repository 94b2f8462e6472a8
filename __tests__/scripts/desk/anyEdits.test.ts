import { readRupees } from '@/data/normalise/readAmount';
import { aDesk, goodsRow } from '../../helpers/aDesk';
import fc from '../../helpers/fastCheck';

/** A step of an owner: what she does to a row, or to the tab. */
const step = fc.oneof(
  fc.record({ at: fc.nat(7), price: fc.constantFrom('80', '8', '', '800', '90', 'ask', '1.299') }),
  fc.record({ at: fc.nat(7), title: fc.constantFrom('Wax', '', 'Clay') }),
  fc.record({ at: fc.nat(7), id: fc.constant('') }),
  fc.record({ at: fc.nat(7), gone: fc.constant(true) }),
  fc.record({ undo: fc.constant(true) }),
);

type Step = {
  readonly at?: number;
  readonly price?: string;
  readonly title?: string;
  readonly id?: string;
  readonly gone?: boolean;
  readonly undo?: boolean;
};

const PRICE = 1;
const ID = 7;
const RESULT = 8;

async function aShop() {
  const desk = aDesk();
  desk.type(
    'Makeup',
    Array.from({ length: 8 }, (_, at) => goodsRow(`Good ${at}`, 80)),
  );
  await desk.sync();
  return desk;
}

type Desk = Awaited<ReturnType<typeof aShop>>;

const rowsOf = (desk: Desk) => desk.sheet.tables.get('Makeup') ?? [];

function take({ at = 0, price, title, id, gone }: Step, desk: Desk) {
  const row = rowsOf(desk)[1 + at];
  if (!row) return;
  if (price !== undefined) row[PRICE] = price;
  if (title !== undefined) row[0] = title;
  if (id !== undefined) row[ID] = id;
  if (gone) rowsOf(desk).splice(1 + at, 1);
}

describe('Any sequence of edits', () => {
  it('never changes a price beyond half or double of the last, but for an undo', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps: Step[]) => {
        const desk = await aShop();
        const stood = new Map(Object.keys(await desk.shelf()).map((id) => [id, 80]));
        const had = new Map([...stood].map(([id, price]) => [id, new Set([price])]));
        let before = structuredClone(rowsOf(desk));
        for (const one of steps) {
          const typed = one.undo ? before : undefined;
          before = structuredClone(rowsOf(desk));
          if (typed) desk.sheet.tables.set('Makeup', typed);
          else take(one, desk);
          await desk.sync();
          for (const [id, { price }] of Object.entries(await desk.shelf())) {
            const [is, was] = [readRupees(price), stood.get(id)];
            if (!is) continue;
            const isNear = !was || (is >= was / 2 && is <= was * 2);
            expect(isNear || had.get(id)?.has(is)).toBe(true);
            stood.set(id, is);
            had.set(id, (had.get(id) ?? new Set()).add(is));
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('ends in a sheet that changes nothing when it is read again, and an undo of the last edit brings back what stood', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 5 }), step, async (steps, last) => {
        const desk = await aShop();
        for (const one of steps) {
          take(one, desk);
          await desk.sync(true);
        }
        await desk.sync(true);
        const [sheet, goods] = [structuredClone(rowsOf(desk)), await desk.shelf()];
        const plain = (rows: string[][]) => rows.map((row) => row.filter((_, at) => at !== RESULT));
        await desk.sync(true);
        expect([plain(rowsOf(desk)), await desk.shelf()]).toEqual([plain(sheet), goods]);
        take(last, desk);
        await desk.sync(true);
        desk.sheet.tables.set('Makeup', structuredClone(sheet));
        await desk.sync();
        expect(await desk.shelf()).toEqual(goods);
      }),
      { numRuns: 25 },
    );
  });
});
