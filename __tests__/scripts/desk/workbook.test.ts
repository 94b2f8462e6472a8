import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { deskMessages } from '@/messages/deskMessages';
import { listDocuments } from '../../../scripts/database/listDocuments';
import { FileSheet } from '../../../scripts/desk/FileSheet';
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
  return new FileSheet(name);
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
    expect([...written]).toEqual(['CATALOGUE-SYNC']);
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
      ...['Opening hours', 'Holidays', 'Delivery areas'],
      ...['Delivery areas in Bengali', 'Delivery areas in Hindi', 'Id', 'Result'],
    ]);
    const [headings = [], help = []] = tables.get('Makeup') ?? [];
    expect(headings.slice(0, 8)).toEqual([
      'Title',
      'Shelf',
      'Price',
      'M.R.P.',
      'Discount %',
      'Sold out',
      'Home delivery',
      'Picture',
    ]);
    expect(help.every((text) => text !== '')).toBe(true);
    const { sheets } = await readXlsx(readFileSync(path.join(folder, 'empty.xlsx')), {
      readStyles: true,
    });
    const { dataValidations = [], cells } = sheets[0] ?? {};
    expect(dataValidations.map(({ range }) => range)).toEqual([
      'B3:B2000',
      'F3:F2000',
      'G3:G2000',
      expect.stringMatching(/3:\w+2000$/),
    ]);
    expect(JSON.stringify(cells?.get(`0,${headings.indexOf('Id')}`)?.style)).toContain('E0E0E0');
    expect(sheets.at(-1)).toMatchObject({ name: 'Lists', hidden: true });
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
