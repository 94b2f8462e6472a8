import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { groups } from '@/catalogue/categories';
import { exportCatalogue } from '../../../../scripts/export/exportCatalogue';
import { readTabs } from '../../../../scripts/import/readTabs';
import { readCatalogueFiles } from '../../../../scripts/push/readCatalogueFiles';
import { aDesk } from '../../../helpers/aDesk';
import { emptyFolder } from '../../../helpers/emptyFolder';
import { MemoryDatabase } from '../../../helpers/MemoryDatabase';

const img = '/pictures/products/Wax-stick-1.webp';

/** The bytes of the workbook that is made of a catalogue. */
async function exported(catalogue: ConstructorParameters<typeof MemoryDatabase>[0]) {
  const folder = emptyFolder();
  await exportCatalogue(new MemoryDatabase(catalogue), {
    to: folder,
    isForSheet: true,
    say: () => {},
  });
  const [file = ''] = readdirSync(folder);
  return readFileSync(path.join(folder, file));
}

function texts(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  return (name: string) => new TextDecoder().decode(files[name]);
}

describe('exportCatalogue for a Google Sheet', () => {
  it('makes a tab for each group of shelves, with prices as numbers and what is daily first', async () => {
    const wax = { title: 'Wax', price: '₹1,299/-', soldOut: true, img };
    const tabs = await readTabs(await exported(new Map([['WAX Stick', { '007': wax }]])));
    expect(tabs.map(({ name }) => name).slice(-5)).toEqual([
      ...['Photos and videos', 'Hours', 'Delivery', 'Festival band', 'Lists'],
    ]);
    expect(tabs).toHaveLength(groups.length + 5);
    const { table } = tabs.find(({ table }) => table.length === 2) ?? { table: [] };
    const [headings = [], row = []] = table;
    expect(headings.slice(0, 7)).toEqual([
      ...['Title', 'Price', 'M.R.P.', 'Discount %', 'Sold out', 'Home delivery', 'Shelf'],
    ]);
    expect(headings.slice(-2)).toEqual(['Id', 'Result']);
    expect(row.slice(0, 7)).toEqual(['Wax', 1299, '', '', 'yes', '', 'Wax Stick']);
    expect(row[headings.indexOf('Id')]).toBe("'007");
  });

  it('has lists to choose from, fixed first row and column, and a note on each heading that needs one', async () => {
    const read = texts(await exported(new Map()));
    const sheet = read('xl/worksheets/sheet1.xml');
    expect(sheet).toMatch(/<pane (?=[^>]*xSplit="1")(?=[^>]*ySplit="1")[^>]*state="frozen"/);
    expect(sheet).toMatch(/sqref="E2:E1000"[^>]*><formula1>"yes,no"<\/formula1>/);
    expect(sheet).toMatch(/sqref="G2:G1000"[^>]*><formula1>Lists!\$A\$1:\$A\$\d+<\/formula1>/);
    expect(sheet.match(/errorStyle="warning"/g)).toHaveLength(
      sheet.match(/<dataValidation /g)?.length ?? 0,
    );
    expect(read('xl/workbook.xml')).toMatch(/<sheet name="Lists"[^>]* state="hidden"/);
    const notes = read('xl/comments1.xml');
    expect(notes).toMatch(
      /<comment ref="B1"[^>]*><text>(?:<r>)?<t[^>]*>What it costs, as a number/,
    );
  });

  it('has a tab of one row for hours and delivery, which need not name a shelf, with notes on its headings', async () => {
    const week = { hours: 'Mo-Sa 10:00-20:30', holidays: '2027-10-09 closed' };
    const bytes = await exported(new Map([['SHOP', { shop: week }]]));
    const tabs = new Map((await readTabs(bytes)).map(({ name, table }) => [name, table]));
    const [headings, row] = tabs.get('Shop') ?? [];
    expect(headings).toEqual(
      expect.arrayContaining(['Opening hours', 'Holidays', 'Delivery', 'Id']),
    );
    expect(row).toEqual(expect.arrayContaining([week.hours, week.holidays, 'shop']));
    const read = texts(bytes);
    expect(read(`xl/comments${groups.length + 2}.xml`)).toContain('<t>Mo-Sa 10:00-20:30, Su');
    // Excel calls a workbook with an empty list of such rules damaged.
    expect(read(`xl/worksheets/sheet${groups.length + 2}.xml`)).not.toContain('<dataValidations');
  });

  it('is a sheet of which the first sync has nothing to write', async () => {
    const demo = readCatalogueFiles('demo');
    const desk = await aDesk(demo);
    const tabs = await readTabs(await exported(demo));
    desk.google.tabs = Object.fromEntries(tabs.map(({ name, table }) => [name, table]));
    expect(await desk.sync()).toBe(true);
    expect(desk.said[0]).toBe('Sheet read: 0 added, 0 changed, 0 rows not taken.');
    await desk.stop();
  });
});
