import { deskRow as row } from '../../helpers/aDesk';
import { desk, img, wax } from '../../helpers/theDesk';

describe('a sheet that syncSheet refuses as a whole', () => {
  it('has lost a column, unless --yes allows it', async () => {
    desk.type(row('', 'Wax', 120));
    await desk.sync();
    desk.google.tabs = {
      Hair: [
        ['Shelf', 'Title', 'Picture'],
        ['Wax Stick', 'Wax 2', img],
      ],
    };
    expect(await desk.sync()).toBe(false);
    expect(desk.said[0]).toMatch(
      /^Nothing was taken: Tab Hair: the column Id, Price, Sold out was there.*"read the sheet, however/,
    );
    expect((await desk.lastRun())?.trouble).toContain('Tab Hair: the column');
    expect(await desk.shelf()).toEqual({ wax });
    expect(await desk.sync({ yes: true })).toBe(true);
  });

  it('would change more than a third, unless --yes allows it', async () => {
    const rows = (price: number) =>
      Array.from({ length: 30 }, (_, at) => row('', `Wax ${at}`, price));
    desk.type(...rows(120));
    expect(await desk.sync()).toBe(true);
    desk.type(...rows(110));
    expect(await desk.sync()).toBe(false);
    expect(desk.said[0]).toContain(
      '30 documents of 30 would change, more than 33 % of the catalogue. If that is meant, open the bookmark sync (GitHub), press Run workflow, choose "read the sheet, however much changes", and press the green button; else',
    );
    expect((await desk.shelf())['wax-0']).toMatchObject({ price: 120 });
    desk.type(...rows(110).slice(0, 10), ...rows(120).slice(10));
    expect(await desk.sync()).toBe(true);
    desk.type(...rows(2));
    expect(await desk.sync({ yes: true })).toBe(true);
    expect((await desk.shelf())['wax-29']).toMatchObject({ price: 2 });
  });

  it.each([
    [
      'nobody shares it',
      () => Object.assign(desk.google, { shared: 'nobody' }),
      'The sheet is not shared',
    ],
    [
      'Google has a fault',
      () => Object.assign(desk.google, { fault: [503, 'Backend Error'] }),
      'Google answered 503 for the sheet',
    ],
    [
      'it is no workbook',
      () => Object.assign(desk.google, { fault: [200, 'hello'] }),
      'The workbook is broken',
    ],
    [
      'its download ends early',
      () => Object.assign(desk.google, { fault: [200, 'PK half'] }),
      'The download of the sheet ended early: run it again.',
    ],
    [
      'no tab names columns',
      () => Object.assign(desk.google, { tabs: { Notes: [['Buy wax']] } }),
      'The first row should name the columns',
    ],
  ])('changes nothing, and is told of, when %s', async (_name, change, reason) => {
    desk.type(row('', 'Wax', 120));
    change();
    expect(await desk.sync()).toBe(false);
    expect(desk.said[0]).toContain(reason);
    expect((await desk.lastRun())?.trouble).toContain(reason);
    expect(await desk.shelf()).toEqual({});
  });
});
