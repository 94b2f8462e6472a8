import { importSheet } from '../../../../scripts/import/importSheet';
import type { Cell } from '../../../../scripts/sheet/SheetTable';
import { aDesk, deskRow } from '../../../helpers/aDesk';
import { anyCharacter } from '../../../helpers/anyCharacter';
import fc from '../../../helpers/fastCheck';
import { importConversation } from '../../../helpers/importConversation';
import { MemoryDatabase } from '../../../helpers/MemoryDatabase';
import { otherTitles } from '../../../helpers/otherTitles';

const img = '/pictures/products/Wax-stick-1.webp';

/** Imports products into a shelf. @returns what the import would do, in its own words. */
async function importTitles(
  database: MemoryDatabase,
  ...products: readonly (readonly [title: Cell, price: number])[]
) {
  const { said, talk } = importConversation(true);
  const rows = products.map(([title, price]) => ['Wax Stick', title, price, img]);
  const table = [['Shelf', 'Title', 'Price', 'Picture'], ...rows];
  await importSheet({ table, passedOver: [] }, database, talk);
  return said[0]?.replace(/\. .*/, '');
}

async function pricesIn(database: MemoryDatabase) {
  const shelf = Object.values((await database.holds('WAX Stick')) ?? {});
  return shelf.map(({ title, price }) => [title, price]);
}

const titles = [...new Set(otherTitles.flat())];
const products = titles.map((title, index) => [title, index + 101] as const);

describe('titles that differ in their signs alone', () => {
  it('are as many products, in one file', async () => {
    const database = new MemoryDatabase();
    await importTitles(database, ...products);
    expect(await pricesIn(database)).toEqual(products);
    expect(await importTitles(database, ...products.toReversed())).toBe(
      `0 to add, 0 to change, ${products.length} unchanged, 0 refused`,
    );
  });

  it('are as many rows of the sheet', async () => {
    const desk = await aDesk();
    try {
      desk.type(...products.map(([title, price]) => deskRow('', title, price)));
      await desk.sync();
      const [[first] = ['']] = products;
      const later = products.map(
        ([title, price]) => [title, title === first ? price + 10 : price] as const,
      );
      desk.type(...later.toReversed().map(([title, price]) => deskRow('', title, price)));
      await desk.sync();
      expect(desk.said[0]).toBe('Sheet read: 0 added, 1 changed, 0 rows not taken.');
      const shelf = Object.values(await desk.shelf());
      expect(new Map(shelf.map(({ title, price }) => [title, price]))).toEqual(new Map(later));
    } finally {
      await desk.stop();
    }
  });
});

describe('a file', () => {
  const piece = fc.constantFrom(
    ...otherTitles.flat(),
    ' ',
    '-',
    '–',
    '+',
    '.',
    "'",
    '’',
    '1',
    '২',
    'ক',
  );
  const title = fc.oneof(
    fc.array(piece, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
    fc.string({ unit: anyCharacter, minLength: 1, maxLength: 12 }),
  );

  it('that is imported twice changes nothing, whatever its titles and their order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(title, { minLength: 1, maxLength: 12 }), async (titles) => {
        const database = new MemoryDatabase();
        const rows = titles.map((one, index) => [one, index + 1] as const);
        const first = await importTitles(database, ...rows);
        const taken = await pricesIn(database);
        const second = await importTitles(database, ...rows);
        expect(second).toMatch(/^0 to add, 0 to change/);
        expect(second?.replace(/.*, /, '')).toBe(first?.replace(/.*, /, ''));
        expect(await pricesIn(database)).toEqual(taken);
      }),
      { numRuns: 60 },
    );
  });
});
