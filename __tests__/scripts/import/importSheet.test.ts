import { importSheet } from '../../../scripts/import/importSheet';
import { pushCatalogue } from '../../../scripts/push/pushCatalogue';
import type { Cell } from '../../../scripts/sheet/SheetTable';
import { importConversation } from '../../helpers/importConversation';
import {
  clay,
  documents,
  headings,
  img,
  importRows,
  row,
  shelf,
  wax,
} from '../../helpers/importRows';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

const bad = { ...wax, title: 'Bad' };

describe('importSheet', () => {
  it.each<[what: string, bad: Cell[], says: RegExp]>([
    ['a price in words', row('bad', bad, { price: 'cheap' }), /row 3, Price: "cheap" can't be/],
    ['a price above the M.R.P.', row('bad', bad, { mrp: 100 }), /row 3, Price: The price, 120, is/],
    [
      'a picture address that is a web page',
      row('bad', bad, { img: 'https://drive.google.com/file/d/x/view' }),
      /row 3, Picture: .*is no picture that visitors can see/,
    ],
    [
      'an unknown shelf',
      ['Wax Stik', 'bad', 'Bad', 5, '', img],
      /row 3, Shelf: .*did you mean "Wax/,
    ],
  ])('refuses %s, says why, and writes the other rows', async (_what, bad, says) => {
    const done = await importRows([row('rose', clay, { title: 'Rose' }), bad]);
    expect(done.whole).toBe(false);
    expect(done.said.join('\n')).toMatch(says);
    expect(Object.keys(done.after ?? {})).toEqual(['wax', 'clay', 'rose']);
  });

  it('accepts a row whose document already had the same error', async () => {
    const dear = { ...wax, mrp: 100 };
    const done = await importRows(
      [row('wax', dear, { title: 'Wax!' })],
      true,
      documents({ wax: dear }),
    );
    expect(done).toMatchObject({ whole: true, after: { wax: { ...dear, title: 'Wax!' } } });
  });

  it('records what it wrote for an undo', async () => {
    const { runs, said } = await importRows([row('wax', wax, { price: 1 })]);
    expect(runs).toMatchObject([{ what: 'import of my-shop.xlsx', parts: [{ entries: [{}] }] }]);
    expect(said.at(-1)).toBe('To take it back: npm run catalogue:undo');
  });

  it('writes no document and no history after a no', async () => {
    const done = await importRows([row('wax', wax, { price: 1 })], false);
    expect(done.asked).toHaveBeenCalledWith('Write 1 document into the database?');
    expect(done).toMatchObject({ whole: false, after: { wax, clay }, runs: [] });
  });
});

describe('an interrupted import', () => {
  const rows = Array.from({ length: 450 }, (_, index) =>
    row(`w${String(index).padStart(3, '0')}`, { title: `Wax ${index}`, price: 100 + index }),
  );
  const workbook = { table: [headings, ...rows], passedOver: [] };

  it('says how many documents were written, and resumes from there', async () => {
    const database = new MemoryDatabase();
    const commit = database.commit.bind(database);
    jest
      .spyOn(database, 'commit')
      .mockImplementationOnce(commit)
      .mockRejectedValueOnce(new Error('the network is gone'));
    const broken = importConversation(true);
    await expect(importSheet(workbook, database, broken.talk)).rejects.toThrow(
      /the network is gone\n400 of 450 documents were written before this/,
    );
    expect(broken.said).toContain('  400 of 450 written');
    const { said, talk } = importConversation(true);
    expect(await importSheet(workbook, database, talk)).toBe(true);
    expect(said[0]).toMatch(/^50 to add, 0 to change, 400 unchanged, 0 refused/);
  });

  it('does not overwrite a document that changed after the plan was made', async () => {
    const database = new MemoryDatabase(documents({ wax }));
    const { talk } = importConversation(true);
    const typed = { ...wax, title: 'Typed meanwhile' };
    const confirm = async () => pushCatalogue(documents({ wax: typed }), database, talk);
    const table = [headings, row('wax', wax, { price: 1 }), row('rose', clay, { title: 'Rose' })];
    const importing = importSheet({ table, passedOver: [] }, database, { ...talk, confirm });
    await expect(importing).rejects.toThrow(/0 of 2 documents were written/);
    expect(await database.holds(shelf)).toEqual({ wax: typed });
  });
});
