import type { DocumentFields } from '../../../../scripts/database/Database';
import type { Cell } from '../../../../scripts/sheet/SheetTable';
import { deskRow as row } from '../../../helpers/aDesk';
import { morning, readWithResult, since } from '../../../helpers/readWithResult';
import { clay, desk, wax } from '../../../helpers/theDesk';

/** Somebody changes a document in the console, or deletes it. */
async function inConsole(id: string, fields: DocumentFields | undefined) {
  await desk.database.commit([{ collection: 'WAX Stick', id, ...(fields ? { fields } : {}) }]);
}

const days = (show: Cell, until: Cell, hidden = '') => [
  ...row('', 'Wax', 120),
  show,
  until,
  hidden,
];
const more = ['Show from', 'Show until', 'Hidden', 'M.R.P.', 'Discount %'];

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(morning.getTime()));

describe('Result', () => {
  it.each<[what: string, cells: Cell[], says: string]>([
    ['as it should be', days('', ''), since],
    ['hidden', days('', '', 'yes'), 'not on the site: hidden'],
    [
      'before its days',
      days('1 December 2026', ''),
      'not on the site: its day has not come, the first is 1 December 2026',
    ],
    [
      'after its days',
      days('', '24 November 2026'),
      'not on the site: its days are over, the last was 24 November 2026',
    ],
    ['on its last day', days('', '25 November 2026'), since],
    [
      'with a discount that is not true',
      [...days('', ''), 150, 50],
      `${since}, but: Discount %: The discount says 50 %; M.R.P. and price make 20 %. Type 20 into Discount %, or leave it empty, or correct M.R.P. or Price.`,
    ],
    [
      'without a price',
      row('', 'Wax', ''),
      `${since}, but: Price: The cell Price is empty. Fill in Price.`,
    ],
  ])('says what visitors see of a new product %s', async (_what, cells, says) => {
    expect(await readWithResult([cells], { more })).toEqual([says]);
  });

  it('says which products have no room on the shelf, and which get it', async () => {
    const rows = Array.from({ length: 47 }, (_, at) => row(`w-${at + 10}`, `Wax ${at}`, 120));
    const before = await readWithResult(rows);
    const noRoom = 'not on the site: no room on the shelf (45 shown)';
    expect(before.slice(44)).toEqual([since, noRoom, noRoom]);
    await inConsole('w-10', undefined);
    const now = new Date(morning.getTime() + 3_600_000);
    const after = await readWithResult(
      rows.map((cells, at) => (at === 1 ? row('w-11', 'Wax 1', 130) : cells)),
      { before, now },
    );
    const later = 'on the site since 25 November 2026, 11:30 am';
    const deleted = 'not on the site: its document was deleted: change a cell to bring it in again';
    expect(after).toEqual([deleted, later, ...before.slice(2, 45), later, noRoom]);
  });

  it('names the row with the same title', async () => {
    const rows = [row('a', 'Wax', 120), row('b', 'Wax', 120), row('c', 'Clay', 90)];
    const told = (other: number) =>
      `${since}, but: Hair, row ${other} has the same title: say in the titles how they differ, or hide one.`;
    const before = await readWithResult(rows);
    expect(before).toEqual([told(3), told(2), since]);
    rows[1] = row('b', 'Hair wax', 120);
    expect(await readWithResult(rows, { before })).toEqual([since, since, since]);
  });

  it('follows the days of a row that nobody changes, and reads its shelf once for it', async () => {
    const rows = [days('1 December 2026', '2 December 2026')];
    const before = await readWithResult(rows, { more });
    const list = jest.spyOn(desk.database, 'list');
    const at = async (day: string, says: readonly string[]) => {
      const now = new Date(`${day}T05:00:00Z`);
      jest.spyOn(Date, 'now').mockReturnValue(now.getTime());
      list.mockClear();
      const after = await readWithResult(rows, { more, before: says, now });
      return [after, list.mock.calls.length] as const;
    };
    const there = ['on the site since 1 December 2026, 10:30 am'];
    const over = ['not on the site: its days are over, the last was 2 December 2026'];
    expect(await at('2026-11-30', before)).toEqual([before, 1]);
    expect(await at('2026-12-01', before)).toEqual([there, 2]);
    expect(await at('2026-12-02', there)).toEqual([there, 1]);
    expect(await at('2026-12-03', there)).toEqual([over, 2]);
    expect(await at('2026-12-04', over)).toEqual([over, 1]);
  });

  it('says it again of a row whose mistake was put back as it was', async () => {
    const hidden = (price: Cell) => [...row('', 'Wax', price), '', '', 'yes'];
    await readWithResult([hidden(120)], { more });
    const before = await readWithResult([hidden('two')], { more });
    expect(before[0]).toMatch(/^not on the site: hidden. Price: "two" can't/);
    expect(await readWithResult([hidden(120)], { more, before })).toEqual([
      'not on the site: hidden',
    ]);
  });

  it('says which cell was not taken, also after other runs, until it is mended', async () => {
    await readWithResult([row('', 'Wax', 120)]);
    const bad = [row('', 'Wax', 'two', 'yes')];
    const [says = ''] = await readWithResult(bad);
    expect(says).toMatch(RegExp(`^${since}, but: Price: "two" can't`));
    expect(await readWithResult(bad, { before: [says] })).toEqual([says]);
    const mended = [row('', 'Wax', 120, 'yes')];
    expect(await readWithResult(mended, { before: [says] })).toEqual([since]);
  });

  it('tells of an undo until the cell changes', async () => {
    await readWithResult([row('', 'Wax', 120)]);
    const rows = [row('', 'Wax', 110), row('', 'Clay', 90), row('', 'Bad', 'two')];
    const before = await readWithResult(rows);
    jest.useFakeTimers({
      now: new Date('2026-11-25T09:34:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    });
    await desk.undo();
    jest.useRealTimers();
    const told = 'taken back on 25 November 2026, 3:04 pm: change the cell to bring it in again';
    const undone = await readWithResult(rows, { before });
    expect(undone).toEqual([told, told, before[2]]);
    expect(await desk.shelf()).toEqual({ wax });
    expect(await readWithResult(rows, { before: undone })).toEqual(undone);
    rows[0] = row('', 'Wax', 120);
    rows[1] = row('', 'Clay', 95);
    const mended = await readWithResult(rows, { before: undone });
    expect(mended).toEqual(['on the site', since, before[2]]);
    expect(await desk.shelf()).toEqual({ wax, clay: { ...clay, price: 95 } });
  });
});
