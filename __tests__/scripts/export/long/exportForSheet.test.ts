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

  it('has a tab of one row for each fact of the shop, which need not name a shelf, with notes on its headings', async () => {
    const week = { hours: 'Mo-Sa 10:00-20:30', holidays: '9 October 2027 closed' };
    const bytes = await exported(
      new Map([
        ['SHOP-HOURS', { 'x-auto-id': week, 'y-not-read': week }],
        ['FESTIVAL-BAND', { band: { band: 'Pujo', bandShelves: 'Primer' } }],
      ]),
    );
    const tabs = new Map((await readTabs(bytes)).map(({ name, table }) => [name, table]));
    expect(tabs.get('Hours')).toEqual([
      ['Opening hours', 'Holidays', 'Id', 'Result'],
      [week.hours, week.holidays, 'x-auto-id'],
    ]);
    expect(tabs.get('Delivery')).toEqual([
      [
        ...['Delivery rules', 'Delivery rules in Bengali', 'Delivery rules in Hindi'],
        ...['Id', 'Result'],
      ],
    ]);
    expect(tabs.get('Festival band')?.[0]?.slice(0, 3)).toEqual([
      ...['Band', 'Line of band', 'Shelves of band'],
    ]);
    const read = texts(bytes);
    expect(read(`xl/comments${groups.length + 2}.xml`)).toContain('<t>Mo-Sa 10:00-20:30, Su');
    // Excel calls a workbook with an empty list of such rules damaged.
    expect(read(`xl/worksheets/sheet${groups.length + 2}.xml`)).not.toContain('<dataValidations');
  });

  it('is a sheet of which the first sync has nothing to write', async () => {
    const hours = { 'x-auto-id': { hours: 'Mo-Sa 10:00-20:30', holidays: '9 Oct 2027 closed' } };
    const rules = { all: { rules: '742101: today, 30\n*: ask', rules_bn: 'today = আজ' } };
    const demo = new Map([
      ...readCatalogueFiles('demo'),
      ['SHOP-HOURS', hours] as const,
      ['DELIVERY', rules] as const,
    ]);
    const desk = await aDesk(demo);
    const tabs = await readTabs(await exported(demo));
    desk.google.tabs = Object.fromEntries(tabs.map(({ name, table }) => [name, table]));
    expect(await desk.sync()).toBe(true);
    expect(desk.said[0]).toBe('Sheet read: 0 added, 0 changed, 0 rows not taken.');
    await desk.stop();
  });
});
