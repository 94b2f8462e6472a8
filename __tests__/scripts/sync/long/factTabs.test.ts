import type { DocumentFields } from '../../../../scripts/database/Database';
import type { Cell } from '../../../../scripts/sheet/SheetTable';
import { aDesk } from '../../../helpers/aDesk';
import { desk } from '../../../helpers/theDesk';

const hoursOf = (...rows: Cell[][]) => ({ Hours: [['Opening hours', 'Holidays', 'Id'], ...rows] });
const deliveryOf = (...rows: Cell[][]) => ({
  Delivery: [['Delivery rules', 'Delivery rules in Bengali'], ...rows],
});
const bandOf = (...rows: Cell[][]) => ({
  'Festival band': [['Band', 'Line of band', 'Shelves of band', 'Result'], ...rows],
});

const week = 'Mo-Sa 10:00-20:30, Su closed';

describe('the tabs of the shop’s facts', () => {
  it.each<[collection: string, tabs: object, fields: DocumentFields]>([
    [
      'SHOP-HOURS',
      hoursOf([week, '9 Oct 2027 closed']),
      { hours: week, holidays: '9 Oct 2027 closed' },
    ],
    [
      'SHOP-HOURS',
      hoursOf([week, new Date('2027-10-09')]),
      { hours: week, holidays: '2027-10-09' },
    ],
    [
      'SHOP-HOURS',
      hoursOf(['সোম-শনি ১০:০০-২০:৩০, রবিবার বন্ধ', '৯ অক্টোবর ২০২৭ বন্ধ']),
      { hours: 'সোম-শনি ১০:০০-২০:৩০, রবিবার বন্ধ', holidays: '৯ অক্টোবর ২০২৭ বন্ধ' },
    ],
    [
      'SHOP-HOURS',
      hoursOf(['सोम-शनि 10:00-20:30, रविवार बंद', '9 अक्टूबर 2027 बंद']),
      { hours: 'सोम-शनि 10:00-20:30, रविवार बंद', holidays: '9 अक्टूबर 2027 बंद' },
    ],
    [
      'DELIVERY',
      deliveryOf(['৭৪২১০১: today, 30; *: by courier, ask', 'today = আজ']),
      { rules: '৭৪২১০১: today, 30; *: by courier, ask', rules_bn: 'today = আজ' },
    ],
    [
      'FESTIVAL-BAND',
      bandOf(['Pujo', '', 'Wax stick, Hair-flower']),
      { band: 'Pujo', bandShelves: 'Wax stick, Hair-flower' },
    ],
  ])('bring the row into %s, and an undo takes it back', async (collection, tabs, fields) => {
    Object.assign(desk.google, { tabs });
    expect(await desk.sync()).toBe(true);
    expect(desk.said[0]).toBe('Sheet read: 1 added, 0 changed, 0 rows not taken.');
    expect(Object.values(await desk.holds(collection))).toEqual([fields]);
    await desk.undo();
    expect(await desk.holds(collection)).toEqual({});
  });

  it.each<[tabs: object, place: string, ...reason: string[]]>([
    [
      hoursOf(['ten to eight']),
      'Hours, row 2, Opening hours:',
      'Type it like Mo-Sa 10:00-20:30, Su 10:00-14:00.',
    ],
    [hoursOf(['বন্ধ']), 'Hours, row 2, Opening hours:', 'Type it like Mo-Sa'],
    [
      hoursOf(['', '9 Oct 2027 closed']),
      'Hours, row 2, Opening hours:',
      'The cell Opening hours is empty.',
      'Fill in',
    ],
    [
      hoursOf([new Date('2027-10-08')]),
      'Hours, row 2, Opening hours:',
      'give the cell the format Text',
    ],
    [hoursOf([week, 'Durga Puja']), 'Hours, row 2, Holidays:', 'Type it like 20 Oct 2026 closed'],
    [hoursOf([week, '৯ অক্টোবর বন্ধ']), 'Hours, row 2, Holidays:', 'Type it like 20 Oct 2026 closed'],
    [
      hoursOf([week], ['', '9 Oct 2027 closed']),
      'Hours, row 3:',
      'there is one row of it, Hours, row 2: type it there',
    ],
    [
      deliveryOf(['74: free']),
      'Delivery, row 2, Delivery rules:',
      'The rule "74: free" can\'t be read.',
      'PIN codes are written as',
    ],
    [
      bandOf(['Pujo', '', 'Hair Flowr']),
      'Festival band, row 2, Shelves of band:',
      '"Hair Flowr" in Shelves of band can\'t be read.',
      'as the menus call them',
    ],
    [
      {
        Hours: [
          ['Opening hours', 'Price'],
          [week, 5],
        ],
      },
      'Hours, row 2, Price:',
      'Hours has none: leave the cell empty',
    ],
  ])('refuse %j with its cell and what to do', async (tabs, place, ...reasons) => {
    Object.assign(desk.google, { tabs });
    await desk.sync();
    const line = desk.said.find((one) => one.includes(place)) ?? '';
    for (const reason of reasons) expect(line).toContain(reason);
  });

  it('leave what the console changed, until the same cell changes', async () => {
    const typed = { hours: week, holidays: '9 Oct 2027 closed' };
    const own = await aDesk(new Map([['SHOP-HOURS', { 'x-auto-id': typed }]]));
    own.google.tabs = hoursOf([week, '9 Oct 2027 closed']);
    await own.sync();
    const later = { hours: 'Mo-Su 9:00-21:00', holidays: '9 Oct 2027 closed' };
    await own.database.commit([{ collection: 'SHOP-HOURS', id: 'x-auto-id', fields: later }]);
    own.google.tabs = hoursOf([week, '10 Oct 2027 closed']);
    await own.sync();
    expect(await own.holds('SHOP-HOURS')).toEqual({
      'x-auto-id': { ...later, holidays: '10 Oct 2027 closed' },
    });
    await own.stop();
  });

  it('take the band away when its cells are emptied, and keep hours that were emptied by accident', async () => {
    desk.google.tabs = { ...bandOf(['Pujo', '', 'Primer']), ...hoursOf([week, '', 'hours']) };
    await desk.sync();
    desk.google.tabs = { ...bandOf(['', '', '', 'on the site']), ...hoursOf(['', '', 'hours']) };
    await desk.sync();
    expect(await desk.holds('FESTIVAL-BAND')).toEqual({ band: {} });
    expect(await desk.holds('SHOP-HOURS')).toEqual({ hours: { hours: week } });
  });
});

describe('Result of the tabs of the shop’s facts', () => {
  const result = () => desk.google.written.at(-1)?.values[1]?.[0];

  it('says since when a fact is on the site, which cell was not taken, and that an emptied one is not', async () => {
    desk.google.mayWrite = true;
    const now = new Date('2026-11-25T05:00:00Z');
    const read = async (band: string, shelves: string, before: string) => {
      desk.google.tabs = bandOf([band, '', shelves, before]);
      await desk.sync({ now });
      return result();
    };
    const since = 'on the site since 25 November 2026, 10:30 am';
    expect(await read('Pujo', 'Primer', '')).toBe(since);
    const but = await read('Durga Pujo', 'Hair Flowr', since);
    expect(but).toContain(
      `${since}, but: Shelves of band: "Hair Flowr" in Shelves of band can't be read.`,
    );
    expect(await read('Durga Pujo', 'Primer', String(but))).toBe(since);
    expect(await read('', '', since)).toBe('not on the site: its cells are empty');
  });
});

describe('a note typed right of the table', () => {
  it('stops nothing, stands for no row, and is not written over', async () => {
    desk.google.mayWrite = true;
    desk.type(
      ['Wax Stick', '', 'Wax', 120, '', '/pictures/products/Wax-stick-1.webp', 'call Rina 94340'],
      ['', '', '', '', '', '', '', 'Saturday: new stock'],
    );
    expect(await desk.sync()).toBe(true);
    expect(desk.said[0]).toBe('Sheet read: 1 added, 0 changed, 0 rows not taken.');
    const [{ range } = { range: '' }] = desk.google.written;
    expect(range).toBe("'Hair'!I1:I3");
  });
});
