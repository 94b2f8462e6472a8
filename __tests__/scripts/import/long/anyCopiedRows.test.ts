import { importSheet } from '../../../../scripts/import/importSheet';
import { aDesk, deskRow } from '../../../helpers/aDesk';
import type { CopyRow } from '../../../helpers/copiedRows';
import fc from '../../../helpers/fastCheck';
import { importConversation } from '../../../helpers/importConversation';
import { documents, headings, img, shelf } from '../../../helpers/importRows';
import { MemoryDatabase } from '../../../helpers/MemoryDatabase';

const titles = ['Wax', 'Clay', 'Gel'];
const originals = titles.map((title): CopyRow => [title.toLowerCase(), title, 120]);
const stored = Object.fromEntries(
  originals.map(([id, title, price]) => [id, { title, price, img }] as const),
);

/** The rows of all products, and copies of some with or without Id and a title of their own, in any order. */
const rowsWithCopies = fc
  .array(
    fc.record({ of: fc.constantFrom(...titles), hasId: fc.boolean(), isOther: fc.boolean() }),
    {
      maxLength: 6,
    },
  )
  .map((copies) =>
    copies.map(
      ({ of, hasId, isOther }, index): CopyRow => [
        hasId ? of.toLowerCase() : '',
        isOther ? `${of} no. ${index}` : of,
        150,
      ],
    ),
  )
  .chain((copies) => {
    const all = [...originals, ...copies];
    return fc.shuffledSubarray(all, { minLength: all.length });
  });

async function afterImport(rows: readonly CopyRow[]) {
  const database = new MemoryDatabase(documents(stored));
  const table = [
    headings,
    ...rows.map(([id, title, price]) => ['Wax Stick', id, title, price, '', img]),
  ];
  for (let time = 0; time < 2; time += 1)
    await importSheet({ table, passedOver: [] }, database, importConversation(true).talk);
  return (await database.holds(shelf)) ?? {};
}

async function afterSync(rows: readonly CopyRow[]) {
  const desk = await aDesk(documents(stored));
  try {
    for (const sheet of [originals, rows, rows]) {
      desk.type(...sheet.map((row) => deskRow(...row)));
      await desk.sync();
    }
    return await desk.shelf();
  } finally {
    await desk.stop();
  }
}

describe.each([
  ['a file', afterImport],
  ['the sheet', afterSync],
])('copied rows in %s', (_where, after) => {
  it('never change a product, and become one only without Id and under a title of their own', async () => {
    await fc.assert(
      fc.asyncProperty(rowsWithCopies, async (rows) => {
        const found = await after(rows);
        const own = rows.filter(([id]) => id === '').map(([, title]) => title);
        expect(found).toMatchObject(stored);
        expect(
          Object.values(found)
            .map(({ title }) => title)
            .sort(),
        ).toEqual([...new Set([...titles, ...own])].sort());
      }),
      { numRuns: 20 },
    );
  });
});
