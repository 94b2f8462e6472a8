import type { DocumentFields } from '../../../scripts/database/Database';
import { importSheet } from '../../../scripts/import/importSheet';
import type { Cell } from '../../../scripts/sheet/SheetTable';
import { importConversation } from '../../helpers/importConversation';
import { documents } from '../../helpers/importRows';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

const oil = { title: 'Rose oil', price: 90, size: '30 ml' };

async function importSizes(stored: Record<string, DocumentFields>, ...rows: Cell[][]) {
  const database = new MemoryDatabase(documents(stored));
  const { said, talk } = importConversation(true);
  const table = [['Shelf', 'Id', 'Title', 'Size', 'Price'], ...rows];
  await importSheet({ table, passedOver: [] }, database, talk);
  return said.join('\n');
}

describe('rows with one title and several sizes', () => {
  it.each<[what: string, stored: Record<string, DocumentFields>, rows: Cell[][], says: string]>([
    [
      'a second size of a product',
      { oil },
      [['Wax Stick', '', 'Rose oil', '50 ml', 150]],
      'row 2: oil has this title and the size 30 ml: if this one, 50 ml, is another product, give it a title with its size',
    ],
    [
      'two new sizes',
      {},
      [
        ['Wax Stick', '', 'Rose oil', '30 ml', 90],
        ['Wax Stick', '', 'Rose oil', '50 ml', 150],
      ],
      'row 3: row 2 means the same document, with the size 30 ml: give this one a title with its size, 50 ml,',
    ],
    [
      'a title of two products',
      { oil, large: { ...oil, size: '50 ml' } },
      [['Wax Stick', '', 'Rose oil', '50 ml', 150]],
      'row 2: 2 documents have this title: oil (30 ml), large (50 ml); write the Id',
    ],
  ])('are refused, and the sizes named: %s', async (_what, stored, rows, says) => {
    expect(await importSizes(stored, ...rows)).toContain(says);
  });

  it.each<[what: string, row: Cell[]]>([
    ['the same size in other signs', ['Wax Stick', '', 'Rose oil', '30ml', 95]],
    ['a corrected size with its Id', ['Wax Stick', 'oil', 'Rose oil', '35 ml', 90]],
  ])('change the product when that is meant: %s', async (_what, row) => {
    expect(await importSizes({ oil }, row)).toMatch(/^0 to add, 1 to change/);
  });
});
