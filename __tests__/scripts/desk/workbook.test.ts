import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { deskMessages } from '@/messages/deskMessages';
import { listDocuments } from '../../../scripts/database/listDocuments';
import { fileSheet } from '../../../scripts/desk/fileSheet';
import { makeWorkbook } from '../../../scripts/desk/makeWorkbook';
import { tabs } from '../../../scripts/desk/tabs';
import { readCatalogueFiles } from '../../../scripts/push/readCatalogueFiles';
import { aDesk } from '../../helpers/aDesk';
import { emptyFolder } from '../../helpers/emptyFolder';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

const folder = emptyFolder();
const names = tabs.flatMap(({ shelves }) => [...shelves.values()].map(({ name }) => name));

/** The workbook of a database, in a file. */
async function workbookOf(database: MemoryDatabase, file: string, language: 'en' | 'bn' | 'hi') {
  const stored = await listDocuments(names, database);
  const name = path.join(folder, file);
  writeFileSync(name, await makeWorkbook(stored, deskMessages[language]));
  return fileSheet(name);
}

describe('The workbook', () => {
  it('brings back all that it was made of, with help in Bengali, and changes nothing', async () => {
    const database = new MemoryDatabase(readCatalogueFiles('demo'));
    const before = await listDocuments(names, database);
    const sheet = await workbookOf(database, 'all.xlsx', 'bn');
    const desk = aDesk(database);
    for (const [name, table] of await sheet.read())
      desk.sheet.tables.set(
        name,
        table.map((row) => [...row]),
      );
    const commit = jest.spyOn(database, 'commit');
    expect(await desk.sync()).toBe(true);
    expect(desk.said).toEqual(tabs.map(({ name }) => `${name}: 0 new, 0 changed, 0 gone.`));
    const written = new Set(commit.mock.calls.flat(2).map(({ collection }) => collection));
    expect([...written]).toEqual(['CATALOGUE-SYNC', 'CATALOGUE-SHEET']);
    expect(await listDocuments(names, database)).toEqual(before);
  });

  it('has headings, help, lists to choose from, grey Ids, and text that stays as typed', async () => {
    const sheet = await workbookOf(new MemoryDatabase(), 'empty.xlsx', 'bn');
    const tables = await sheet.read();
    expect([...tables.keys()]).toEqual([
      'Makeup',
      'Hair',
      'Brands',
      'Home slider',
      'Videos',
      'Photos',
      'Shop',
    ]);
    expect(tables.get('Shop')?.[0]).toEqual([
      ...['Opening hours', 'Result', 'Holidays', 'Delivery areas'],
      ...['Delivery areas in Bengali', 'Delivery areas in Hindi', 'Id'],
    ]);
    const [headings = [], help = []] = tables.get('Makeup') ?? [];
    expect(headings.slice(0, 9)).toEqual([
      ...['Title', 'Result', 'Shelf', 'Price', 'M.R.P.', 'Discount %'],
      ...['Sold out', 'Hidden', 'Picture'],
    ]);
    expect(headings.at(-1)).toBe('Id');
    expect(help.every((text) => text !== '')).toBe(true);
    const { sheets } = await readXlsx(readFileSync(path.join(folder, 'empty.xlsx')), {
      readStyles: true,
    });
    const { dataValidations = [], cells } = sheets[0] ?? {};
    expect(dataValidations.map(({ range }) => range)).toEqual([
      'C3:C2000',
      'G3:G2000',
      'H3:H2000',
      expect.stringMatching(/3:\w+2000$/),
    ]);
    expect(JSON.stringify(cells?.get(`0,${headings.indexOf('Id')}`)?.style)).toContain('E0E0E0');
    expect(sheets.at(-1)).toMatchObject({ name: 'Lists', hidden: true });
    const closed = headings.filter((_, at) => sheets[0]?.columns?.[at]?.hidden);
    expect(closed).toContain('Picture 2');
    expect(closed.at(-1)).toBe('What is in it in Hindi');
    expect(
      headings.slice(-2 - closed.filter((one) => / in (?:Bengali|Hindi)$/.test(one)).length)[0],
    ).toBe('Order');
  });

  it('has no row for a document with nothing to show, and its first run holds and deletes nothing', async () => {
    const database = new MemoryDatabase(
      new Map([
        [
          'MAKEUP-Primer',
          { a: { price: 100 }, b: { price: 9 }, '-': { title: 'Dash' }, c: { title: 'Wax' } },
        ],
        ['SHOP', { hours: { hours: 'Su 10:00-11:00' }, shop: { hours: 'Mo-Sa 10:00-20:30' } }],
      ]),
    );
    const before = await listDocuments(names, database);
    const tables = await (await workbookOf(database, 'nothing.xlsx', 'en')).read();
    const desk = aDesk(database);
    for (const [name, table] of tables)
      desk.sheet.tables.set(
        name,
        table.map((row) => [...row]),
      );
    expect(tables.get('Makeup')).toHaveLength(4);
    expect(tables.get('Shop')).toHaveLength(3);
    expect(await desk.sync()).toBe(true);
    expect(await listDocuments(names, database)).toEqual(before);
    // The document with the Id - is still one of the shop.
    desk.sheet.tables.get('Makeup')?.[2]?.splice(3, 1, '75');
    await desk.sync();
    expect((await desk.shelf())['-']).toEqual({ title: 'Dash', price: 75 });
  });

  it('gets Ids and results as a file, and keeps its lists and colours', async () => {
    const database = new MemoryDatabase();
    const sheet = await workbookOf(database, 'filled.xlsx', 'en');
    const headings = (await sheet.read()).get('Makeup')?.[0] ?? [];
    const at = (heading: string) => headings.indexOf(heading);
    await sheet.write('Makeup', [
      { row: 2, column: at('Title'), text: 'Wax' },
      { row: 2, column: at('Shelf'), text: 'Primer' },
      { row: 2, column: at('Price'), text: '120' },
      { row: 2, column: at('Size'), text: '4-6' },
    ]);
    const desk = { ...aDesk(database), sheet };
    const { syncSheet } = await import('../../../scripts/desk/syncSheet');
    const places = { database, sheet, bucket: desk.bucket, folder: { byName: fail, byLink: fail } };
    expect(await syncSheet(places, { yes: false, say: () => {} })).toBe(true);
    const row = (await sheet.read()).get('Makeup')?.[2] ?? [];
    expect([row[at('Id')], row[at('Size')]]).toEqual(['n0001', '4-6']);
    expect(row[at('Result')]).toMatch(/^On the site/);
    const { sheets } = await readXlsx(readFileSync(path.join(folder, 'filled.xlsx')), {
      readStyles: true,
    });
    expect(sheets[0]?.dataValidations).toHaveLength(4);
    expect(JSON.stringify(sheets[0]?.cells?.get(`0,${at('Id')}`)?.style)).toContain('E0E0E0');
    expect(sheets.at(-1)).toMatchObject({ name: 'Lists', hidden: true });
  });
});

async function fail(): Promise<never> {
  throw new Error('no photo is named');
}
