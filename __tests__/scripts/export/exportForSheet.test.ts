import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { groups } from '@/catalogue/categories';
import { exportForSheet } from '../../../scripts/export/exportForSheet';
import { readTabs } from '../../../scripts/import/readTabs';
import { readCatalogueFiles } from '../../../scripts/push/readCatalogueFiles';
import { aDesk } from '../../helpers/aDesk';
import { emptyFolder } from '../../helpers/emptyFolder';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

const img = '/pictures/products/Wax-stick-1.webp';

/** The bytes of the workbook that is made of a catalogue. */
async function exported(catalogue: ConstructorParameters<typeof MemoryDatabase>[0]) {
  const folder = emptyFolder();
  await exportForSheet(new MemoryDatabase(catalogue), folder, () => {});
  const [file = ''] = readdirSync(folder);
  return readFileSync(path.join(folder, file));
}

function texts(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  return (name: string) => new TextDecoder().decode(files[name]);
}

describe('exportForSheet', () => {
  it('makes a tab for each group of shelves, with prices as numbers and what is daily first', async () => {
    const wax = { title: 'Wax', price: '₹1,299/-', soldOut: true, img };
    const tabs = await readTabs(await exported(new Map([['WAX Stick', { '007': wax }]])));
    expect(tabs.map(({ name }) => name).slice(-2)).toEqual(['Photos and videos', 'Lists']);
    expect(tabs).toHaveLength(groups.length + 2);
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
    const shapes = read('xl/drawings/vmlDrawing1.vml').match(/<v:shape /g);
    expect(shapes).toHaveLength(notes.match(/<comment /g)?.length ?? 0);
    expect(read('xl/worksheets/_rels/sheet1.xml.rels')).toContain('Target="../comments1.xml"');
    expect(read('[Content_Types].xml')).toContain('PartName="/xl/comments1.xml"');
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
