import type { Cell } from '../../../../scripts/sheet/SheetTable';
import { deskRow as row } from '../../../helpers/aDesk';
import { readWithResult, since } from '../../../helpers/readWithResult';
import { desk, wax } from '../../../helpers/theDesk';

const allow =
  'open the bookmark sync (GitHub), press Run workflow, choose "read the sheet, however much changes", and press the green button';

const more = ['M.R.P.', 'Discount %'];
const priced = (price: Cell, mrp: Cell, off: Cell = '', soldOut = '') => [
  ...row('', 'Wax', price, soldOut),
  mrp,
  off,
];

describe('a price far from what it was', () => {
  it.each<[what: string, cells: Cell[], column: string, now: number, before: number]>([
    ['a zero too few', priced(99, 1000), 'Price', 99, 990],
    ['a zero too many', priced(9900, 1000), 'Price', 9900, 990],
    ['more than half as much again', priced(1486, 1000), 'Price', 1486, 990],
    ['a M.R.P. of a zero too many', priced(990, 10000), 'M.R.P.', 10000, 1000],
  ])('is held back: %s', async (_what, cells, column, now, was) => {
    const before = await readWithResult([priced(990, 1000)], { more });
    const told = `${since}, but: ${column}: ${now} was ${was}: if that is meant, ${allow}; else correct it.`;
    for (let run = 0; run < 2; run += 1)
      expect(await readWithResult([cells], { more, before })).toEqual([told]);
    expect(await desk.shelf()).toEqual({ wax: { ...wax, price: 990, mrp: 1000 } });
    expect(await desk.lastRun()).toMatchObject({ refused: 1, places: [`Hair, row 2, ${column}`] });
  });

  it('holds up the other prices of its row, which would contradict it', async () => {
    const before = await readWithResult([priced(990, 1000)], { more });
    const [told] = await readWithResult([priced(99, 900, 89)], { more, before });
    expect(told).toMatch(
      /Price: 99 was 990: .*; else correct it\. M\.R\.P\.: it waits for Price\. Discount %: it waits for Price$/,
    );
    expect(await desk.shelf()).toEqual({ wax: { ...wax, price: 990, mrp: 1000 } });
  });

  it.each<[what: string, cells: Cell[], after: object]>([
    ['a half less', priced(495, 1000), { price: 495, mrp: 1000 }],
    ['half as much again', priced(1485, 1500), { price: 1485, mrp: 1500 }],
    ['none any more', priced('', 1000), { price: undefined, mrp: 1000 }],
  ])('is none: %s', async (_what, cells, after) => {
    await readWithResult([priced(990, 1000)], { more });
    await readWithResult([cells], { more });
    expect(await desk.shelf()).toEqual({ wax: { ...wax, ...after } });
  });

  it('holds up no other cell of its row, is taken when it is allowed, and goes when it is put back', async () => {
    const before = await readWithResult([priced(990, 1000)], { more });
    const stored = async () => (await desk.shelf()).wax;
    await readWithResult([priced(99, 1000, '', 'yes')], { more, before });
    expect(await stored()).toEqual({ ...wax, price: 990, mrp: 1000, soldOut: true });
    const held = await readWithResult([priced(99, 1000, '', '')], { more, before });
    expect(await stored()).toEqual({ ...wax, price: 990, mrp: 1000 });
    expect(await readWithResult([priced(990, 1000)], { more, before: held })).toEqual([since]);
    await readWithResult([priced(99, 1000)], { more, before });
    expect(await readWithResult([priced(99, 1000)], { more, before, yes: true })).toEqual([since]);
    expect(await stored()).toEqual({ ...wax, price: 99, mrp: 1000 });
  });
});

describe('prices that moved against their rows', () => {
  const prices = [100, 140, 110, 130, 120, 150];
  const rows = (now: readonly Cell[]) => now.map((price, at) => row('', `Wax ${at}`, price));

  it.each<[what: string, now: Cell[], how: string]>([
    ['a cell was inserted above them', ['', 100, 140, 110, 130, 120], 'moved down'],
    ['a cell was deleted above them', [140, 110, 130, 120, 150, ''], 'moved up'],
    ['one was dragged down', [100, 100, 100, 100, 100, 100], 'all become one'],
    ['their column was sorted alone', [150, 140, 130, 120, 110, 100], 'sorted without'],
  ])('are held back, all of the tab: %s', async (_what, now, how) => {
    const before = await readWithResult(rows(prices));
    const after = await readWithResult(rows(now), { before });
    const changed = now.flatMap((price, at) => (price === prices[at] ? [] : [at]));
    expect(changed.length).toBeGreaterThan(3);
    for (const at of changed)
      expect(after[at]).toMatch(
        RegExp(`^${since}, but: Price: it was not taken, as the prices of this tab .*${how}`),
      );
    expect(Object.values(await desk.shelf()).map(({ price }) => price)).toEqual(prices);
    await readWithResult(rows(now), { before, yes: true });
    expect(Object.values(await desk.shelf()).map(({ price = '' }) => price)).toEqual(now);
  });

  it('are not those of a rise, or of whole rows that were sorted', async () => {
    await readWithResult(rows(prices));
    const risen = prices.map((price) => Math.round(price * 1.05));
    await readWithResult(rows(risen));
    expect(Object.values(await desk.shelf()).map(({ price }) => price)).toEqual(risen);
    await readWithResult(rows(risen).reverse());
    expect(desk.said[0]).toBe('Sheet read: 0 added, 0 changed, 0 rows not taken.');
  });
});
