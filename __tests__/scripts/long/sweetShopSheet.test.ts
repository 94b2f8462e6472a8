import '../../helpers/asSweetShop';

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beautyWordsRead } from '../../../e2e/beautyWords';
import { SWEETS } from '../../../e2e/sweetShopSettings';
import { exportCatalogue } from '../../../scripts/export/exportCatalogue';
import { importSheet } from '../../../scripts/import/importSheet';
import { readSheetFile } from '../../../scripts/import/readSheet';
import { readCatalogueFiles } from '../../../scripts/push/readCatalogueFiles';
import type { Cell } from '../../../scripts/sheet/SheetTable';
import { emptyFolder } from '../../helpers/emptyFolder';
import { importConversation } from '../../helpers/importConversation';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

const files = readCatalogueFiles(SWEETS);
const rows = files.get('SHELVES') ?? {};

/** The sweet shop in a database, and the table of the workbook that an export of it makes. */
async function exported() {
  const database = new MemoryDatabase(files);
  const folder = emptyFolder();
  const told: string[] = [];
  await exportCatalogue(database, {
    to: folder,
    isForSheet: false,
    say: (line) => told.push(line),
  });
  const [csv = '', xlsx = ''] = readdirSync(folder).map((file) => path.join(folder, file));
  const { table } = await readSheetFile(xlsx);
  return { database, table: table.map((row) => [...row]), csv: readFileSync(csv, 'utf8'), told };
}

async function importTable(database: MemoryDatabase, table: Cell[][]) {
  const { said, talk } = importConversation(true);
  const whole = await importSheet({ table, passedOver: [] }, database, talk);
  return { whole, said: said.join('\n'), after: await database.holds('SHELVES') };
}

type Row = readonly [id: string, cells: Readonly<Record<string, Cell>>];

/** Rows of shelves, with the columns that the exported table has. */
function shelvesOf([headings = []]: Cell[][], ...all: readonly Row[]): Cell[][] {
  return all.map(([id, cells]) => {
    const named: Readonly<Record<string, Cell>> = { Shelf: 'Shelves', Id: id, ...cells };
    return headings.map((heading) => named[String(heading)] ?? '');
  });
}

const laddu = {
  Title: 'Laddu',
  'Title in Bengali': 'লাড্ডু',
  Slug: 'Laddu',
  'Collection of products': 'SWEETS-Laddu',
  Group: 'chhana',
  Order: 10,
  Picture: '/pictures/laddu.webp',
};

describe("the sweet shop's spreadsheet", () => {
  it('has all of its documents, and no column or word of a beauty shop', async () => {
    const { table, csv, told } = await exported();
    const [headings = [], ...body] = table;
    const documents = [...files.values()].flatMap((byId) => Object.keys(byId));
    expect(body).toHaveLength(documents.length);
    expect(headings).toEqual(expect.arrayContaining(['Slug', 'Group', 'Kind', 'Promise']));
    const kinds = body.map((row) => String(row[headings.indexOf('Kind')] ?? '')).filter(Boolean);
    expect(kinds.sort()).toEqual(['group', 'group', 'group', 'words']);
    expect(beautyWordsRead([csv, ...table.flat(), ...told].join('\n'))).toEqual([]);
  });

  it('changes nothing when it is imported again', async () => {
    const { database, table } = await exported();
    const { whole, said, after } = await importTable(database, table);
    expect(whole).toBe(true);
    expect(said).toMatch(/^0 to add, 0 to change, \d+ unchanged, 0 refused/);
    expect(after).toEqual(rows);
    expect(beautyWordsRead(said)).toEqual([]);
  });

  it('brings another name of a shelf and of its sweets, other words of the shop, and a new shelf', async () => {
    const { database, table } = await exported();
    const [headings = []] = table;
    const cellOf = (shelf: string, id: string, heading: string) => {
      const row = table.find(([one, other]) => one === shelf && other === id) ?? [];
      return { set: (cell: Cell) => row.splice(headings.indexOf(heading), 1, cell) };
    };
    cellOf('Shelves', 'Nimki', 'Title').set('Kucho nimki');
    cellOf('Shelves', 'words', 'Promise').set('Sweets of this very morning');
    cellOf('Shelves', 'group-milk', 'Heading of section').set('Milk, boiled for hours');
    cellOf('Rosogolla', '02-pot', 'Title').set('A Pot of Rosogolla');
    const { whole, said, after } = await importTable(database, [
      ...table,
      ...shelvesOf(table, ['', laddu]),
    ]);
    expect({ whole, said }).toMatchObject({
      whole: true,
      said: expect.stringMatching(/^1 to add, 4 to change, \d+ unchanged, 0 refused/),
    });
    expect(after).toEqual({
      ...rows,
      Nimki: { ...rows.Nimki, title: 'Kucho nimki' },
      words: { ...rows.words, promise: 'Sweets of this very morning' },
      'group-milk': { ...rows['group-milk'], heading: 'Milk, boiled for hours' },
      laddu: {
        title: 'Laddu',
        title_bn: 'লাড্ডু',
        slug: 'Laddu',
        collection: 'SWEETS-Laddu',
        group: 'chhana',
        order: 10,
        img: '/pictures/laddu.webp',
      },
    });
    const sweets = await database.holds('SWEETS-Rosogolla');
    expect(sweets?.['02-pot']?.title).toBe('A Pot of Rosogolla');
    expect(beautyWordsRead(said)).toEqual([]);
  });

  it('says of wrong rows what is wrong and how to mend it, and writes the good one', async () => {
    const { database, table } = await exported();
    const { whole, said, after } = await importTable(database, [
      ...table.slice(0, 1),
      ...shelvesOf(
        table,
        ['a', { ...laddu, Slug: 'offers', 'Collection of products': 'A' }],
        ['b', { ...laddu, Slug: 'B', 'Collection of products': 'B', Group: 'fried' }],
        ['c', { ...laddu, Slug: 'nimki', 'Collection of products': 'C' }],
        ['d', { ...laddu, Slug: 'D', 'Collection of products': 'D', Price: 5 }],
        ['laddu', laddu],
      ),
      ['Sweetmeats', 'e'],
    ]);
    for (const line of [
      'row 2, Slug: /offers is the address of a page that every shop has.',
      'row 3, Group: There is no group "fried". Take one of these: chhana, milk, savoury.',
      'row 4, Slug: The row Nimki has the Slug "nimki", too.',
      'row 5, Price: a row has none: leave the cell empty',
      'row 7, Shelf: the site has no shelf "Sweetmeats"',
      "The site's shelves are: Sandesh, Rosogolla, Chhanabora, Mishti doi",
    ])
      expect(said).toContain(line);
    expect(whole).toBe(false);
    expect(Object.keys(after ?? {}).sort()).toEqual([...Object.keys(rows), 'laddu'].sort());
    expect(beautyWordsRead(said)).toEqual([]);
  });
});
