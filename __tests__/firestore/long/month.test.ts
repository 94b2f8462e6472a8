import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { deskMessages } from '@/messages/deskMessages';
import { listDocuments } from '../../../scripts/database/listDocuments';
import { FileSheet } from '../../../scripts/desk/FileSheet';
import { makeWorkbook } from '../../../scripts/desk/makeWorkbook';
import { tabs } from '../../../scripts/desk/tabs';
import { pushCatalogue } from '../../../scripts/push/pushCatalogue';
import { readCatalogueFiles } from '../../../scripts/push/readCatalogueFiles';
import { aDesk } from '../../helpers/aDesk';
import { emptyFolder } from '../../helpers/emptyFolder';
import { describeWithEmulator, emulatorDatabase } from '../../helpers/emulator';
import { photo } from '../../helpers/photo';

const names = tabs.flatMap(({ shelves }) => [...shelves.values()].map(({ name }) => name));

/** The demo shop on the emulator, and the sheet that was made of it. */
async function theShop() {
  const database = emulatorDatabase('demo-month');
  await pushCatalogue(readCatalogueFiles('demo'), database, {
    say: () => {},
    confirm: async () => true,
  });
  const file = path.join(emptyFolder(), 'my-shop.xlsx');
  writeFileSync(file, await makeWorkbook(await listDocuments(names, database), deskMessages.bn));
  const desk = aDesk(database);
  for (const [name, table] of await new FileSheet(file).read())
    desk.sheet.tables.set(
      name,
      table.map((row) => [...row]),
    );
  expect(await desk.sync()).toBe(true);

  /** Types cells of the row of this title; a new row, where there is none. */
  function type(tab: string, title: string, cells: Readonly<Record<string, string>>) {
    const table = desk.sheet.tables.get(tab) ?? [];
    const [headings = []] = table;
    let row = table.find(([first], at) => at > 1 && first === title);
    if (!row) {
      row = headings.map(() => '');
      table.push(row);
    }
    for (const [heading, text] of Object.entries({ [headings[0] ?? '']: title, ...cells }))
      row[headings.indexOf(heading)] = text;
  }
  return { desk, type };
}

describeWithEmulator('a month of her work', () => {
  it('is on the site as she typed it, run by run', async () => {
    const { desk, type } = await theShop();
    const goods = Object.entries(await desk.shelf('MAKEUP-Primer'));
    const titles = goods.map(([, { title }]) => String(title));
    const idOf = (title: string) => goods.find(([, fields]) => fields.title === title)?.[0] ?? '';
    const of = async (title: string) => (await desk.shelf('MAKEUP-Primer'))[idOf(title)];
    const [first = '', second = '', third = ''] = titles;
    const commit = jest.spyOn(desk.database, 'commit');

    const days: readonly [
      what: string,
      work: () => void | Promise<void>,
      wanted: () => Promise<void>,
    ][] = [
      ...Array.from({ length: 20 }, (_, day): (typeof days)[number] => [
        `a new price on day ${day}`,
        () => type('Makeup', titles[day % 3] ?? '', { Price: `₹${250 + day}` }),
        async () => expect((await of(titles[day % 3] ?? ''))?.price).toBe(250 + day),
      ]),
      [
        'sold out',
        () => type('Makeup', first, { 'Sold out': '✅' }),
        async () => expect((await of(first))?.soldOut).toBe('yes'),
      ],
      [
        'back',
        () => type('Makeup', first, { 'Sold out': '' }),
        async () => expect(await of(first)).not.toHaveProperty('soldOut'),
      ],
      [
        'hidden',
        () => type('Makeup', second, { Hidden: 'হ্যাঁ' }),
        async () =>
          expect(
            desk.sheet.tables.get('Makeup')?.some((row) => row.join().includes('Not on the site')),
          ).toBe(true),
      ],
      [
        'shown',
        () => type('Makeup', second, { Hidden: 'না' }),
        async () => expect((await of(second))?.hidden).toBe('no'),
      ],
      [
        'a Bengali name',
        () => type('Makeup', third, { 'Title in Bengali': 'নতুন নাম' }),
        async () => expect((await of(third))?.title_bn).toBe('নতুন নাম'),
      ],
      [
        'a new product',
        () =>
          type('Makeup', 'Pujo set', {
            Shelf: 'Primer',
            Price: '499',
            'Show until': '9 October 2027',
          }),
        async () =>
          expect(Object.values(await desk.shelf('MAKEUP-Primer'))).toContainEqual({
            title: 'Pujo set',
            price: 499,
            until: '9 October 2027',
          }),
      ],
      [
        'a photo for it',
        async () => {
          desk.photos.set('pujo.jpg', await photo());
          type('Makeup', 'Pujo set', { Picture: 'pujo.jpg' });
        },
        async () => expect(JSON.stringify(await desk.shelf('MAKEUP-Primer'))).toContain('pujo-'),
      ],
      [
        'another of the name',
        async () => {
          desk.photos.set('pujo.jpg', await photo({ colour: 'gold' }));
        },
        async () => expect(desk.bucket.files.size).toBe(2),
      ],
      [
        'it is gone',
        () => {
          const table = desk.sheet.tables.get('Makeup') ?? [];
          table.splice(
            table.findIndex(([title]) => title === 'Pujo set'),
            1,
          );
        },
        async () =>
          expect(Object.keys(await desk.shelf('MAKEUP-Primer'))).toHaveLength(goods.length),
      ],
      [
        'sorted by price',
        () => {
          const [headings = [], help = [], ...rows] = desk.sheet.tables.get('Makeup') ?? [];
          desk.sheet.tables.set('Makeup', [headings, ...rows.reverse(), help]);
        },
        async () => expect(commit).not.toHaveBeenCalled(),
      ],
      [
        'a holiday',
        () =>
          type('Shop', String(desk.sheet.tables.get('Shop')?.[2]?.[0]), {
            Holidays: '2027-10-09 closed',
          }),
        async () => expect((await desk.shelf('SHOP')).shop?.holidays).toBe('2027-10-09 closed'),
      ],
      [
        'a customer',
        () => type('Videos', 'Mita', { Words: 'Lovely', Customer: 'Mita' }),
        async () => expect(JSON.stringify(await desk.shelf('VIDEO YOUTUBE'))).toContain('Lovely'),
      ],
      [
        'a row that loads',
        () => type('Hair', 'Loading...', { Shelf: 'Wax Stick', Price: '90' }),
        async () => expect(desk.said.join('\n')).toContain('Title'),
      ],
      [
        'its title',
        () => type('Hair', 'Loading...', { Title: 'Wax' }),
        async () => expect(JSON.stringify(await desk.shelf('WAX Stick'))).toContain('"Wax"'),
      ],
      [
        'a price she did not mean',
        () => type('Makeup', first, { Price: '2690' }),
        async () => expect((await of(first))?.price).not.toBe(2690),
      ],
      [
        'and corrected',
        () => type('Makeup', first, { Price: '269' }),
        async () => expect((await of(first))?.price).toBe(269),
      ],
      [
        'columns of her own',
        () => {
          for (const [at, row] of desk.sheet.tables.get('Brands')?.entries() ?? [])
            row.push(at ? '80' : 'Rate');
        },
        async () => expect(commit).not.toHaveBeenCalled(),
      ],
      [
        'a copy of a tab',
        () =>
          desk.sheet.tables.set('Copy of Hair', [
            ['Title', 'Shelf'],
            ['Twice', 'Wax Stick'],
          ]),
        async () => expect(JSON.stringify(await desk.shelf('WAX Stick'))).not.toContain('Twice'),
      ],
    ];
    expect(days.length).toBeGreaterThan(37);
    for (const [what, work, wanted] of days) {
      commit.mockClear();
      await work();
      await desk.sync();
      await expect(wanted().then(() => what)).resolves.toBe(what);
    }
    commit.mockClear();
    expect(await desk.sync()).toBe(true);
    expect(commit).not.toHaveBeenCalled();
  });
});
