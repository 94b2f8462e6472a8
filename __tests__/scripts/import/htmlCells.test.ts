import { importSheet } from '../../../scripts/import/importSheet';
import { aDesk, deskRow } from '../../helpers/aDesk';
import { importConversation } from '../../helpers/importConversation';
import { documents, headings, row, shelf } from '../../helpers/importRows';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

const title = '<b>Rose</b> &amp; Gold';

describe('a row of another shop, with HTML', () => {
  it('is stored as typed under an id that can be read, and a second import changes nothing', async () => {
    const database = new MemoryDatabase(documents({}));
    const { said, talk } = importConversation(true);
    const workbook = { table: [headings, row('', { title, price: 90 })], passedOver: [] };
    await importSheet(workbook, database, talk);
    const stored = await database.holds(shelf);
    expect(stored).toMatchObject({ 'rose-gold': { title } });
    await importSheet(workbook, database, talk);
    expect(said.at(-1)).toBe('There is nothing to write.');
    expect(await database.holds(shelf)).toEqual(stored);
  });

  it('stands on the shelf that it names with an entity', async () => {
    const database = new MemoryDatabase(documents({}));
    const { talk } = importConversation(true);
    const table = [headings, ['Clip &amp; Kata', ...row('', { title, price: 90 }).slice(1)]];
    await importSheet({ table, passedOver: [] }, database, talk);
    expect(await database.holds('Hair Clip')).toMatchObject({ 'rose-gold': { title } });
  });

  it('is known again where somebody writes the title as pages show it', async () => {
    const database = new MemoryDatabase(documents({ own: { title, price: 90 } }));
    const { said, talk } = importConversation(false);
    const table = [headings, row('', { title: 'Rose & Gold', price: 95 })];
    await importSheet({ table, passedOver: [] }, database, talk);
    expect(said[0]).toMatch(/^0 to add, 1 to change/);
  });

  it('changes nothing at the second reading of the sheet', async () => {
    const desk = await aDesk();
    try {
      desk.type(deskRow('', title, 90));
      await desk.sync();
      const first = await desk.shelf();
      expect(Object.keys(first)).toEqual(['rose-gold']);
      await desk.sync();
      expect(desk.said.join('\n')).toContain('0 added, 0 changed');
      expect(await desk.shelf()).toEqual(first);
    } finally {
      await desk.stop();
    }
  });
});
