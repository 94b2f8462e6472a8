import { categories } from '@/catalogue/categories';
import { listDocuments } from '../../../scripts/database/listDocuments';
import { exportTable } from '../../../scripts/export/exportTable';
import { importSheet } from '../../../scripts/import/importSheet';
import type { Cell, SheetTable } from '../../../scripts/sheet/SheetTable';
import { describeWithEmulator, emulatorDatabase } from '../../helpers/emulator';
import { importConversation } from '../../helpers/importConversation';

const img = '/pictures/products/Wax-stick-1.webp';
const headings = ['Shelf', 'Id', 'Title', 'Price', 'Picture'];

const workbook = (table: SheetTable) => ({ table, passedOver: [] });

/** Every shelf full: 39 shelves of 45 products. */
const fullShelves: Cell[][] = categories.flatMap(({ collection, slug }) =>
  Array.from({ length: 45 }, (_, index) => [
    collection,
    `${slug}-${String(index).padStart(2, '0')}`,
    `${slug} number ${index}`,
    100 + index,
    img,
  ]),
);

describeWithEmulator('importSheet', () => {
  it('writes 1,755 rows, shows its progress, and finds nothing to do the second time', async () => {
    const database = emulatorDatabase('demo-import-all');
    const { said, talk } = importConversation(true);
    const table = [headings, ...fullShelves];
    expect(await importSheet(workbook(table), database, talk)).toBe(true);
    expect(said).toEqual(
      expect.arrayContaining(['  400 of 1755 written', '  1755 of 1755 written']),
    );
    const all = await listDocuments(
      categories.map(({ collection }) => collection),
      database,
    );
    const again = importConversation(true);
    expect(await importSheet(workbook(exportTable(all)), database, again.talk)).toBe(true);
    expect(again.said[0]).toMatch(/^0 to add, 0 to change, 1755 unchanged, 0 refused/);
    expect(again.talk.confirm).not.toHaveBeenCalled();
  });
});
