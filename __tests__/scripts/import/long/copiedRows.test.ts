import { importSheet } from '../../../../scripts/import/importSheet';
import type { Cell } from '../../../../scripts/sheet/SheetTable';
import { aDesk, deskRow } from '../../../helpers/aDesk';
import { copiedRows, wax } from '../../../helpers/copiedRows';
import { importConversation } from '../../../helpers/importConversation';
import { documents, headings, img, shelf } from '../../../helpers/importRows';
import { MemoryDatabase } from '../../../helpers/MemoryDatabase';

const table = Object.entries(copiedRows);

/** Imports a table into a shop with wax, twice. */
async function importTwice(rows: readonly (readonly Cell[])[], database: MemoryDatabase) {
  const said: string[][] = [];
  for (let time = 0; time < 2; time += 1) {
    const conversation = importConversation(true);
    await importSheet({ table: rows, passedOver: [] }, database, conversation.talk);
    said.push(conversation.said);
  }
  const [first = [], second = []] = said;
  expect(second[0]).toMatch(/^0 to add, 0 to change/);
  const refused = first.slice(first.indexOf('Refused, and left as they are:') + 1);
  return { said: refused.filter((line) => /^ {2}rows? /.test(line)).join('\n') };
}

describe('a copied row in a file', () => {
  it.each(table)(
    'never takes the place of its original: %s',
    async (_what, { rows, says, after }) => {
      const database = new MemoryDatabase(documents({ wax }));
      const cells = rows.map(([id, title, price]) => ['Wax Stick', id, title, price, '', img]);
      const { said } = await importTwice([headings, ...cells], database);
      for (const line of says) expect(said).toContain(line);
      expect(await database.holds(shelf)).toEqual({ wax, ...after });
    },
  );
});

describe('a copied row in the sheet', () => {
  const inTab = (line: string) =>
    line.replace(/^rows (\d), (\d)/, 'row $1').replaceAll('row ', 'Hair, row ');

  it.each(
    table.flatMap(([what, one]) => [
      [`${what}, at the first run`, one, false] as const,
      [what, one, true] as const,
    ]),
  )('never takes the place of its original: %s', async (_what, { rows, says, after }, isKnown) => {
    const desk = await aDesk(documents({ wax }));
    try {
      desk.type(deskRow('wax', 'Wax', 120));
      if (isKnown) await desk.sync();
      desk.type(...rows.map((row) => deskRow(...row)));
      await desk.sync();
      for (const line of says) expect(desk.said.join('\n')).toContain(inTab(line));
      expect(await desk.shelf()).toEqual({ wax, ...after });
      await desk.sync();
      expect(desk.said[0]).toMatch(/^Sheet read: 0 added, 0 changed/);
      expect(await desk.shelf()).toEqual({ wax, ...after });
    } finally {
      await desk.stop();
    }
  });
});
