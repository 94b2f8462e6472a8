import { importSheet } from '../../../scripts/import/importSheet';
import { readSheet } from '../../../scripts/import/readSheet';
import { readSheetTabs } from '../../../scripts/sync/readSheetTabs';
import { importConversation } from '../../helpers/importConversation';
import { clay, documents, headings, row, shelf, wax } from '../../helpers/importRows';
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
