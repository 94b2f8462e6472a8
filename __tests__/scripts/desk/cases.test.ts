import { readFileSync } from 'node:fs';
import path from 'node:path';
import { driveLink } from '../../../scripts/desk/driveLink';
import { fileSheet } from '../../../scripts/desk/fileSheet';
import { aDesk } from '../../helpers/aDesk';

/* Files as people really keep them, after public reports; all goods are invented. */

const cases = path.join(__dirname, 'cases');

/** The table of a tab of a case, or of its text. */
async function tableOf(file: string, tab = 'Makeup'): Promise<string[][]> {
  const name = path.join(cases, file);
  if (file.endsWith('.csv'))
    return readFileSync(name, 'utf8')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','));
  const table = (await fileSheet(name).read()).get(tab);
  return (table ?? []).map((row) => [...row]);
}

/** A desk that took a case, its headings without those that the sheet has not. */
async function taken(table: string[][], desk = aDesk()) {
  const copy = table.map((row) => [...row]);
  desk.sheet.tables.set('Makeup', copy);
  await desk.sync();
  return desk;
}

describe('A sheet as people keep it', () => {
  it.each(['c01-checkbox.xlsx', 'c01b-filled-down.xlsx'])(
    '%s: hundreds of filled-down cells are no rows',
    async (file) => {
      const desk = await taken(await tableOf(file));
      const goods = await desk.shelf();
      expect(Object.values(goods).map(({ title }) => title)).toContain('Trial Veil Primer');
      expect(desk.said.filter((line) => line.includes('row'))).toEqual([]);
      expect(
        desk.sheet.tables
          .get('Makeup')
          ?.slice(4)
          .flat()
          .filter((cell) => !/^(?:FALSE|0|)$/.test(cell)),
      ).toEqual([]);
    },
  );

  it('c02: a copy of a tab as a backup is not read, and the change of the tab arrives', async () => {
    const desk = await taken(await tableOf('c02-first-run.xlsx'));
    await taken(await tableOf('c02-after-copy.xlsx'), desk);
    const { 'trial-copy-base-2': changed } = await desk.shelf('MAKEUP-Foundation');
    expect(changed).toMatchObject({ price: 379 });
    expect([...(await fileSheet(path.join(cases, 'c02-after-copy.xlsx')).read()).keys()]).toEqual([
      'Makeup',
    ]);
  });

  it('c05: words for nothing are nothing, and the goods stay', async () => {
    const table = await tableOf('c05-nothing.csv');
    const headings = (table[0] ?? []).map((one) => (one === 'Ingredients' ? 'What is in it' : one));
    const desk = await taken([headings, ...table.slice(1)]);
    expect(Object.values(await desk.shelf())).toEqual([
      ...['One', 'Two', 'Three', 'Four', 'Five'].map((at, place) => ({
        title: `Trial None ${at}`,
        price: 300 + 10 * place,
      })),
      { title: 'Trial None Six', des: 'Soft', price: 350, size: '30 ml' },
      { title: 'Trial None Seven', des: 'Soft', price: 360, size: '30 ml' },
    ]);
  });

  it('c06: a new row waits for what loads; afterwards the old value stays', async () => {
    const table = await tableOf('c06-loading.csv');
    const desk = await taken(table);
    expect(await desk.shelf()).toEqual({});
    for (let row = 2; row <= 7; row += 1)
      expect(desk.cell(row, 'Result')).toMatch(/^Not accepted yet: (?:Title|Price|Size) is/);
    const ready = table.map((row) =>
      row.map((cell) => cell.replace(/^(?:Loading.*|Err:\d+|#NAME\?)$/, '99')),
    );
    await taken(ready, desk);
    const goods = await desk.shelf();
    expect(Object.keys(goods)).toHaveLength(6);
    const ids = desk.sheet.tables.get('Makeup')?.map((row) => row[4] ?? '') ?? [];
    await taken(
      table.map((row, at) => [...row, at === 0 ? 'Id' : (ids[at] ?? '')]),
      desk,
    );
    expect(await desk.shelf()).toEqual(goods);
    expect(desk.cell(3, 'Result')).toContain(
      'Price: the cell is still loading, or its formula failed',
    );
  });

  it('c15: signs and letters of any script are taken as they are', async () => {
    const desk = await taken(await tableOf('c15-preview-signs.csv'));
    expect(Object.values(await desk.shelf())).toContainEqual({
      ...{ title: 'Trial Glow ✨ Primer 💄', title_bn: 'ঝলক ✨ প্রাইমার 💄', price: 300 },
    });
    expect(Object.keys(await desk.shelf())).toHaveLength(5);
  });

  it('c32: a merged cell right of the table does not stop a price', async () => {
    const table = await tableOf('c32-merged.xlsx');
    const desk = await taken(table);
    expect((await desk.shelf()).n0001).toMatchObject({ title: 'Trial Merge One', price: 300 });
    desk.put(2, { Price: '320' });
    await desk.sync();
    expect((await desk.shelf()).n0001).toMatchObject({ price: 320 });
  });

  it('c08: yes and no as phones type them', async () => {
    const desk = await taken(await tableOf('c08-yes.csv'));
    const answers = Object.values(await desk.shelf()).map(({ title, soldOut }) => [
      String(title).replace('Trial Yes ', ''),
      soldOut,
    ]);
    const said = (wanted: string) =>
      answers.filter(([, answer]) => answer === wanted).map(([at]) => Number(at));
    expect(said('yes')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17]);
    // No is nothing.
    expect(said('no')).toEqual([]);
    expect(answers.slice(-6).map(([, answer]) => answer)).toEqual(Array(6).fill(undefined));
    expect(desk.cell(14, 'Result')).toMatch(/"Sold" in Sold out is not clear/);
  });

  it('c12: a day is what its cell shows, and said in words', async () => {
    const desk = await taken(await tableOf('c12-us-date.xlsx'));
    expect(desk.cell(2, 'Result')).toContain('Show from: 12 October 2026.');
    expect(desk.cell(3, 'Result')).toContain(
      'Show from: 12 October 2026. Show until: 25 December 2026.',
    );
  });

  it('c20: each form of an address in Drive is its file, and a folder is named as one', async () => {
    const table = await tableOf('c20-drive-links.csv');
    const links = table.slice(1).map((row) => driveLink(row[3] ?? ''));
    expect(links).toEqual([
      ...Array(6).fill('1AbCdEfGhIjKlMnOpQrStUvWx'),
      'folder',
      '1AbCdEfGhIjKlMnOpQrStUvWx',
    ]);
    const desk = await taken(table);
    expect(desk.cell(8, 'Result')).toContain('This is the link of a folder');
  });

  it('c24: headings in another row are refused, and the row where they must stand is said', async () => {
    const table = await tableOf('c24-heading-row-3.xlsx', 'Price list');
    expect(table).toEqual([]);
    const desk = aDesk();
    desk.sheet.tables.set('Makeup', [
      ['Trial Beauty, price list'],
      ['', '', 'call us'],
      ['Shelf', 'Title', 'Price'],
      ['Primer', 'Trial', '300'],
    ]);
    expect(await desk.sync()).toBe(false);
    expect(desk.said[0]).toBe(
      'Makeup: Row 1 does not have the shop’s headings. They must be in row 1: delete the rows above them.',
    );
    desk.sheet.tables.clear();
    expect(await desk.sync()).toBe(false);
    expect(desk.said[0]).toMatch(/names are Makeup, Hair, Brands.*headings in row 1/);
  });
});
