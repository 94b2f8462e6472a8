import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { deskMessages } from '@/messages/deskMessages';
import { listDocuments } from '../../../scripts/database/listDocuments';
import { fileSheet } from '../../../scripts/desk/fileSheet';
import { makeWorkbook } from '../../../scripts/desk/makeWorkbook';
import { tabs } from '../../../scripts/desk/tabs';
import { pushCatalogue } from '../../../scripts/push/pushCatalogue';
import { readCatalogueFiles } from '../../../scripts/push/readCatalogueFiles';
import { aGoogle } from '../../helpers/aGoogle';
import { emptyFolder } from '../../helpers/emptyFolder';
import { describeWithEmulator, emulatorDatabase } from '../../helpers/emulator';
import { photo } from '../../helpers/photo';

const names = tabs.flatMap(({ shelves }) => [...shelves.values()].map(({ name }) => name));

/** The demo shop on the emulator, and the sheet that was made of it, at Google. */
async function theShop() {
  const database = emulatorDatabase('demo-month');
  await pushCatalogue(readCatalogueFiles('demo'), database, {
    say: () => {},
    confirm: async () => true,
  });
  const file = path.join(emptyFolder(), 'my-shop.xlsx');
  writeFileSync(file, await makeWorkbook(await listDocuments(names, database), deskMessages.bn));
  const google = await aGoogle(database);
  for (const [name, table] of await fileSheet(file).read()) {
    google.there.sizes.set(name, { rowCount: 2000, columnCount: 60 });
    google.tables.set(
      name,
      table.map((row) => [...row]),
    );
  }
  expect(await google.sync()).toMatchObject({ isTaken: true });

  /** Types cells of the row of this title; a new row, where there is none. */
  function type(tab: string, title: string, cells: Readonly<Record<string, string>>) {
    const table = google.tables.get(tab) ?? [];
    const [headings = []] = table;
    let row = table.find(([first], at) => at > 1 && first === title);
    if (!row) {
      row = headings.map(() => '');
      table.push(row);
    }
    for (const [heading, text] of Object.entries({ [headings[0] ?? '']: title, ...cells }))
      row[headings.indexOf(heading)] = text;
  }
  return { google, type };
}

/** Typed cells, by tab and title, and what the document of that title then has. */
type Change = readonly [
  what: string,
  title: string,
  cells: Readonly<Record<string, string>>,
  document: object,
  place?: readonly [tab: string, collection: string],
];

const [first, second, third] = Object.values(
  readCatalogueFiles('demo').get('MAKEUP-Primer') ?? {},
).map(({ title }) => String(title)) as [string, string, string];
const videos = ['Videos', 'VIDEO YOUTUBE'] as const;
const hair = ['Hair', 'WAX Stick'] as const;
const set = { Shelf: 'Primer', Price: '499', 'Show until': '9 October 2027' };

const changes: readonly Change[] = [
  ...Array.from({ length: 20 }, (_, day): Change => {
    const title = [first, second, third][day % 3] ?? '';
    return [`a price on day ${day}`, title, { Price: `₹${250 + day}` }, { price: 250 + day }];
  }),
  ['sold out', first, { 'Sold out': '✅' }, { soldOut: 'yes' }],
  ['back', first, { 'Sold out': 'না' }, { soldOut: undefined }],
  ['hidden', second, { Hidden: 'হ্যাঁ' }, { hidden: 'yes' }],
  ['a Bengali name', third, { 'Title in Bengali': 'নতুন নাম' }, { title_bn: 'নতুন নাম' }],
  ['a size', third, { Size: '30 ml' }, { size: '30 ml' }],
  ['not delivered', third, { 'Home delivery': 'no' }, { homeDelivery: 'no' }],
  ['an offer', 'Pujo set', set, { price: 499, until: '9 October 2027' }],
  ['its photo', 'Pujo set', { Picture: 'pujo.jpg' }, { img: expect.stringContaining('pujo-') }],
  ['its words', 'Pujo set', { Description: 'For Pujo' }, { des: 'For Pujo' }],
  ['a customer', 'Mita', { Words: 'Lovely' }, { words: 'Lovely' }, videos],
  ['her town', 'Mita', { Town: 'Lalbagh' }, { town: 'Lalbagh' }, videos],
  ['another shelf', 'New wax', { Shelf: 'Wax Stick', Price: '90' }, { price: 90 }, hair],
  ['its price loads', 'New wax', { Price: 'Loading...' }, { price: 90 }, hair],
  ['and is there', 'New wax', { Price: '95' }, { price: 95 }, hair],
  ['a slip', first, { Price: '2690' }, { price: 268 }],
  ['which is right', first, { Result: 'yes' }, { price: 2690 }],
  ['and taken back', first, { Price: '268' }, { price: 268 }],
  ['a day', first, { 'Show until': '20/10/97' }, { until: '20/10/97' }],
  ['and corrected', first, { Price: '269' }, { price: 269 }],
];

describeWithEmulator('a month of her work', () => {
  it('is on the site as she typed it, run by run', async () => {
    const { google, type } = await theShop();
    const { desk } = google;
    const file = (md5Checksum: string) => ({ name: 'pujo.jpg', md5Checksum });
    google.files.set('pujo', { ...file('red'), bytes: await photo() });
    for (const [what, title, cells, document, place = ['Makeup', 'MAKEUP-Primer']] of changes) {
      const [tab, collection] = place;
      type(tab, title, cells);
      await google.sync();
      const found = Object.values(await desk.shelf(collection)).find((one) => one.title === title);
      expect({ what, soldOut: undefined, ...found }).toMatchObject({ what, ...document });
    }
    google.files.set('pujo', { ...file('gold'), bytes: await photo({ colour: 'gold' }) });
    await google.sync();
    expect(google.bucket.objects.size).toBe(2);

    const commit = jest.spyOn(desk.database, 'commit');
    const [headings = [], help = [], ...rows] = google.tables.get('Makeup') ?? [];
    google.tables.set('Makeup', [headings, ...rows.reverse(), help]);
    google.tables.set('Copy of Hair', [
      ['Title', 'Shelf'],
      ['Twice', 'Wax Stick'],
    ]);
    for (const [at, row] of google.tables.get('Brands')?.entries() ?? [])
      row.push(at ? '80' : 'Rate');
    expect(await google.sync()).toMatchObject({ isTaken: true });
    const written = commit.mock.calls.flat(2).map(({ collection }) => collection);
    expect(new Set(written)).toEqual(new Set(['CATALOGUE-SHEET']));

    const goods = rows.filter(([title]) => title !== 'Pujo set');
    google.tables.set('Makeup', [headings, ...goods]);
    await google.sync();
    expect(JSON.stringify(await desk.shelf('MAKEUP-Primer'))).not.toContain('Pujo set');
  });
});
