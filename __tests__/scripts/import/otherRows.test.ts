import { writeXlsx } from '../../../scripts/export/writeSheet';
import { importSheet } from '../../../scripts/import/importSheet';
import { readSheet } from '../../../scripts/import/readSheet';
import { protectText } from '../../../scripts/sheet/protectText';
import type { Cell } from '../../../scripts/sheet/SheetTable';
import { readSheetTabs } from '../../../scripts/sync/readSheetTabs';
import { aDesk, deskRow } from '../../helpers/aDesk';
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
import { workbookWith } from '../../helpers/workbookWith';

const table = [
  headings,
  row('wax', wax),
  row('clay', clay, { price: 80 }),
  row('rose', { title: 'Rose', price: 70 }),
];

function withHidden(number: number, attribute = 'hidden="1"') {
  return workbookWith(table, new RegExp(`<row r="${number}"`), `<row ${attribute} r="${number}"`);
}

async function importHidden(number: number, attribute?: string) {
  const database = new MemoryDatabase(documents({ wax, clay }));
  const { said, talk } = importConversation(true);
  await importSheet(await readSheet(await withHidden(number, attribute)), database, talk);
  return { said: said.join('\n'), after: await database.holds(shelf) };
}

describe('a row that the spreadsheet hides', () => {
  it.each(['hidden="1"', 'hidden="true"', 'customFormat="1" hidden="1" customHeight="1"'])(
    'adds nothing, and is named: %s',
    async (attribute) => {
      const { said, after } = await importHidden(4, attribute);
      expect(Object.keys(after ?? {})).toEqual(['wax', 'clay']);
      expect(said).toContain('row 4: it is hidden in the spreadsheet, by hand or by a filter');
    },
  );

  it('changes nothing', async () => {
    const { said, after } = await importHidden(3);
    expect(after).toMatchObject({ clay: { price: 90 }, rose: { price: 70 } });
    expect(said).toContain('row 3: it is hidden');
  });

  it('is not mentioned where it would write nothing, as most that a filter hides', async () => {
    expect((await importHidden(2)).said).not.toContain('hidden');
    expect((await importHidden(2, 'hidden="0"')).said).not.toContain('hidden');
  });

  it('is known in a tab of the sheet too', async () => {
    const { rows } = await readSheetTabs(await withHidden(3));
    expect(rows.map(({ isHidden }) => isHidden)).toEqual([undefined, true, undefined]);
  });
});

const shortened: Cell[] = [
  '8.90123E+12',
  '8.90123e+12',
  '8,90123E+12',
  ' 8.90123E+12 ',
  '8.90123E12',
  '9E+12',
  '৮.৯০১২৩E+১২',
  1.23456789012345e19,
  1.5e21,
];
const cure =
  'the spreadsheet shortened this number, and digits are lost: give the column the format Text';

describe('a barcode that the spreadsheet shortened', () => {
  it.each(shortened)('is no Id: %s', async (id) => {
    const { said, after } = await importRows([row(id as string, { title: 'Rose', price: 5 })]);
    expect(said.join('\n')).toContain(`  row 2, Id: ${cure}`);
    expect(after).toEqual({ wax: expect.anything(), clay: expect.anything() });
  });

  it.each(shortened)('is no title of a new product: %s', async (title) => {
    const { said, after } = await importRows([row('', { price: 5 }, { title })]);
    expect(said.join('\n')).toContain(`  row 2: its Title: ${cure}`);
    expect(Object.keys(after ?? {})).toEqual(['wax', 'clay']);
  });

  it('is refused in the sheet, too', async () => {
    const desk = await aDesk();
    desk.type(deskRow('8.90123E+12', 'Wax', 120), deskRow('', 'Clay', 90));
    await desk.sync();
    expect(desk.said.join('\n')).toContain(`Hair, row 2, Id: ${cure}`);
    expect(await desk.shelf()).toEqual({ clay: { ...clay, img } });
    await desk.stop();
  });
});

describe('another Id', () => {
  it.each(['12E5', '8901234567890', '08901234567890', 8901234567890, '1e-lash', 'E+12'])(
    'is taken as it is: %s',
    async (id) => {
      const { table } = await readSheet(
        await writeXlsx([headings, row(id as string, { title: 'Rose', price: 5 })]),
      );
      const database = new MemoryDatabase();
      await importSheet({ table, passedOver: [] }, database, importConversation(true).talk);
      expect(Object.keys((await database.holds(shelf)) ?? {})).toEqual([String(id)]);
    },
  );

  it('that looks like one is known again where the database has it', async () => {
    const id = '8.90123E+12';
    const { said } = await importRows(
      [row(protectText(id, true), wax)],
      true,
      documents({ [id]: wax }),
    );
    expect(said[0]).toMatch(/^0 to add, 0 to change, 1 unchanged, 0 refused/);
  });
});
