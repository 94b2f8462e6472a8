import { importSheet } from '../../../scripts/import/importSheet';
import { importConversation } from '../../helpers/importConversation';
import { clay, documents, importRows, row, shelf, wax } from '../../helpers/importRows';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

describe('a size or a shade that the spreadsheet made a date', () => {
  const headings = ['Shelf', 'Id', 'Title', 'Size', 'Shades'];

  it.each([
    ['04-Jun', 'Rose', 'Size: "04-Jun" the spreadsheet made a date of it'],
    ['30 ml', '02-Mar', 'Shades: "02-Mar" the spreadsheet made a date of it'],
    ['01-02-2003', '', 'Size: "01-02-2003" is a date and no size; perhaps the spreadsheet made it'],
  ])('refuses its row: %s, %s', async (size, shades, says) => {
    const { said, talk } = importConversation(true);
    const database = new MemoryDatabase(documents({}));
    const table = [headings, ['Wax Stick', '', 'Rose', size, shades]];
    await importSheet({ table, passedOver: [] }, database, talk);
    expect(said.join('\n')).toContain(`row 2, ${says}`);
    expect(await database.holds(shelf)).toEqual({});
  });
});

describe('letters that were spoilt before the file was saved', () => {
  it('name no new document, and no shelf', async () => {
    const { said, after } = await importRows([
      row('rosÃ©', clay),
      row('wax\ufffd', wax, { price: 1 }),
      ['ওয়াক্স', '', 'Lily', 5, '', ''],
      ['à¦•', '', 'Lily', 5, '', ''],
    ]);
    expect(after).toEqual({ wax, clay });
    const lines = said.join('\n');
    expect(lines).toMatch(/rows 2 to 3, Id: has letters that were spoilt/);
    expect(lines).toMatch(/row 4, Shelf: the site has no shelf/);
    expect(lines).toMatch(/row 5, Shelf: has letters that were spoilt/);
  });

  it('stay where the database has them', async () => {
    const spoilt = { ...clay, title: 'LakmÃ©' };
    const { said } = await importRows([row('rosÃ©', spoilt)], true, documents({ 'rosÃ©': spoilt }));
    expect(said[0]).toMatch(/1 unchanged, 0 refused/);
  });
});
