import { deskRow as row } from '../../helpers/aDesk';
import { clay, desk, img, wax } from '../../helpers/theDesk';

describe('syncSheet', () => {
  it('writes new and changed rows, and asks nobody', async () => {
    desk.type(row('', 'Wax', 120), row('', 'Clay', '₹90'));
    expect(await desk.sync()).toBe(true);
    expect(await desk.shelf()).toEqual({ wax, clay });
    desk.type(row('', 'Clay', 90), row('', 'Wax', 110, 'yes'));
    expect(await desk.sync()).toBe(true);
    expect(await desk.shelf()).toEqual({ wax: { ...wax, price: 110, soldOut: true }, clay });
    expect(desk.said[0]).toBe('Sheet read: 0 added, 1 changed, 0 rows not taken.');
  });

  it('reads no shelf and writes no document when nothing changed', async () => {
    desk.type(row('', 'Wax', 120));
    await desk.sync();
    const list = jest.spyOn(desk.database, 'list');
    await desk.sync();
    expect(list.mock.calls).toEqual([['CATALOGUE-SYNC']]);
  });

  it('takes what is clean, and tells of the rest by tab, row, column and cure', async () => {
    desk.type(row('', 'Wax', 120), row('', 'Bad', 'two hundred'));
    expect(await desk.sync({ now: new Date('2026-11-25T05:00:00Z') })).toBe(true);
    expect(Object.keys(await desk.shelf())).toEqual(['wax']);
    const [[, run] = []] = await desk.runs();
    expect(run).toMatchObject({
      at: '2026-11-25T05:00:00.000Z',
      added: 1,
      refused: [
        {
          tab: 'Hair',
          row: 3,
          column: 'Price',
          reason: expect.stringMatching(/two hundred.*type digits/),
        },
      ],
    });
    expect(await desk.lastRun()).toEqual({
      at: '2026-11-25T05:00:00.000Z',
      added: 1,
      changed: 0,
      refused: 1,
      trouble: '',
      places: ['Hair, row 3, Price'],
    });
    desk.type(row('', 'Wax', 120), row('', 'Bad', 200));
    expect(await desk.sync()).toBe(true);
    expect(Object.keys(await desk.shelf()).sort()).toEqual(['bad', 'wax']);
  });

  it('reads every tab that names columns, and passes over the others', async () => {
    desk.google.tabs = {
      Notes: [['Call the wholesaler']],
      Hair: [
        ['Shelf', 'Title', 'Price', 'Picture'],
        ['Wax Stick', 'Wax', 120, img],
      ],
      Eyes: [
        ['Title', 'Picture', 'Shelf'],
        ['Kohl', img, 'Eye Kajol'],
      ],
    };
    await desk.sync();
    expect(desk.said).toEqual(
      expect.arrayContaining([
        'Sheet read: 2 added, 0 changed, 0 rows not taken.',
        '  Tab Notes names no columns, and was passed over.',
      ]),
    );
  });

  it('reads a sheet that is shared by its link', async () => {
    desk.google.shared = 'link';
    desk.type(row('', 'Wax', 120));
    expect(await desk.sync()).toBe(true);
    expect(await desk.shelf()).toEqual({ wax });
  });

  it('keeps the last ten runs that did or refused something', async () => {
    for (let price = 101; price <= 112; price += 1) {
      desk.type(row('', 'Wax', price));
      await desk.sync();
      await desk.sync();
      await desk.sync();
    }
    const runs = await desk.runs();
    expect(runs).toHaveLength(10);
    expect(runs.filter(([, { changed } = {}]) => changed === 1)).toHaveLength(5);
  });
});
