import { headings, deskRow as row } from '../../../helpers/aDesk';
import { desk, wax } from '../../../helpers/theDesk';

const gone = (rows: string) => `  ${rows} no longer in the sheet; what`;
const said = () => desk.said.filter((line) => line.includes('no longer in the sheet'));

beforeEach(async () => {
  desk.type(row('', 'Wax', 120), row('', 'Clay', 90), row('', 'Cream', 80));
  await desk.sync({ now: new Date('2026-11-25T05:00:00Z') });
});

describe('rows that left the sheet', () => {
  it('are told of once in the log, and for a day in the report', async () => {
    desk.type(row('', 'Wax', 120));
    await desk.sync({ now: new Date('2026-11-25T06:00:00Z') });
    expect(said()).toEqual([expect.stringContaining(gone('2 rows are'))]);
    const told = { at: '2026-11-25T06:00:00.000Z', rows: 2 };
    expect((await desk.lastRun())?.gone).toEqual(told);
    await desk.sync({ now: new Date('2026-11-25T20:00:00Z') });
    expect(said()).toEqual([]);
    expect((await desk.lastRun())?.gone).toEqual(told);
    expect((await desk.runs()).map(([, run]) => run.gone)).toEqual([undefined, 2, undefined]);
    await desk.sync({ now: new Date('2026-11-26T07:00:00Z') });
    expect((await desk.lastRun())?.gone).toBeUndefined();
    expect(Object.keys(await desk.shelf())).toEqual(['wax', 'clay', 'cream']);
  });

  it.each([
    [
      'one that was deleted in the database, too',
      () => desk.type(row('', 'Wax', 120), row('', 'Clay', 90)),
    ],
    [
      'one that stands in another tab now',
      () => {
        desk.google.tabs = {
          Hair: [headings, row('', 'Wax', 120), row('', 'Clay', 90)],
          More: [headings, row('', 'Cream', 80)],
        };
      },
    ],
    [
      'one that moved to another shelf',
      () =>
        desk.type(row('', 'Wax', 120), row('', 'Clay', 90), [
          'Hair Flower',
          '',
          'Cream',
          80,
          '',
          wax.img,
        ]),
    ],
    [
      'perhaps one that cannot be read',
      () =>
        desk.type(row('', 'Wax', 120), row('', 'Clay', 90), [
          'No such shelf',
          '',
          'Cream',
          80,
          '',
          wax.img,
        ]),
    ],
  ])('are not %s', async (what, change) => {
    change();
    if (what.includes('deleted'))
      await desk.database.commit([{ collection: 'WAX Stick', id: 'cream' }]);
    await desk.sync();
    expect(said()).toEqual([]);
  });
});

describe('two rows of one document', () => {
  it('are told apart by tab and row, also where they stand in two tabs', async () => {
    desk.google.tabs = {
      Hair: [headings, row('', 'Wax', 120), row('', 'Clay', 90), row('', 'Cream', 80)],
      More: [headings, row('', 'Soap', 30), row('', 'Wax', 125)],
    };
    await desk.sync();
    expect(desk.said[1]).toBe(
      '  More, row 3: Hair, row 2 means the same document: give this one another title, and it becomes a product of its own; else delete it',
    );
  });
});
