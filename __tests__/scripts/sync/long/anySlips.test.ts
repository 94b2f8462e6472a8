import { importSheet } from '../../../../scripts/import/importSheet';
import { aDesk } from '../../../helpers/aDesk';
import fc from '../../../helpers/fastCheck';
import { importConversation } from '../../../helpers/importConversation';
import { documents, shelf } from '../../../helpers/importRows';
import { MemoryDatabase } from '../../../helpers/MemoryDatabase';
import { cellsOf, goods, type SlipRow, slipHeadings } from '../../../helpers/slips';

const stored = Object.fromEntries(
  goods.map(({ id, title, price, img }) => [id, { title, price: Number(price), img }]),
);
const pictures = Object.fromEntries(goods.map(({ id, img }) => [id, img]));
const at = fc.nat(goods.length - 1);

type Change = (rows: readonly SlipRow[]) => readonly SlipRow[];

const inRow =
  (place: number, change: Partial<SlipRow>): Change =>
  (rows) =>
    rows.map((row, index) => (index === place ? { ...row, ...change } : row));

/** What may happen to the cells of a table; no row is added or taken away, and each picture stays in its row. */
const slip: fc.Arbitrary<Change> = fc.oneof(
  at.map((place) => inRow(place, { id: '' })),
  at.map(
    (place): Change =>
      (rows) =>
        inRow(place, { id: `x-${rows[place]?.id}` })(rows),
  ),
  fc.tuple(at, at).map(
    ([from, place]): Change =>
      (rows) =>
        inRow(place, { id: rows[from]?.id ?? '' })(rows),
  ),
  at.map(
    (from): Change =>
      (rows) =>
        rows.map((row, index) => (index > from ? { ...row, id: rows[from]?.id ?? '' } : row)),
  ),
  at.map(
    (by): Change =>
      (rows) =>
        rows.map((row, index) => ({ ...row, id: rows[(index + by) % rows.length]?.id ?? '' })),
  ),
  fc
    .tuple(at, fc.integer({ min: 1, max: 500 }))
    .map(([place, price]) => inRow(place, { title: `New ${price}` })),
  fc.tuple(at, fc.integer({ min: 1, max: 500 })).map(([place, price]) => inRow(place, { price })),
);

/** The slips between a reading and the next. */
const runs = fc.array(fc.array(slip, { maxLength: 3 }), { minLength: 1, maxLength: 4 });

function tablesOf(runs: readonly (readonly Change[])[]) {
  let rows = goods;
  return runs.map((slips) => {
    rows = slips.reduce((now, change) => change(now), rows);
    return [slipHeadings, ...rows.map(cellsOf)];
  });
}

describe('any slips in the column Id, in titles and prices', () => {
  it('make no two products of one and lose none in the sheet', async () => {
    await fc.assert(
      fc.asyncProperty(runs, async (runs) => {
        const desk = await aDesk(documents(stored));
        try {
          for (const table of tablesOf([[], ...runs])) {
            desk.google.tabs = { Hair: table };
            // Prices far from the last ones are meant, too.
            await desk.sync({ yes: true });
            const after = Object.entries(await desk.shelf()).map(([id, { img }]) => [id, img]);
            expect(Object.fromEntries(after)).toEqual(pictures);
          }
        } finally {
          await desk.stop();
        }
      }),
      { numRuns: 60 },
    );
  });

  it('nor in a file, as long as one of its rows is as it was', async () => {
    await fc.assert(
      fc.asyncProperty(runs, async (runs) => {
        const database = new MemoryDatabase(documents(stored));
        for (const table of tablesOf([[], ...runs])) {
          const { talk } = importConversation(true);
          await importSheet({ table, passedOver: [] }, database, talk);
          const after = Object.entries((await database.holds(shelf)) ?? {});
          const shown = Object.fromEntries(after.map(([id, { img }]) => [id, img]));
          expect(shown).toMatchObject(pictures);
          const isKnown = goods.some(({ id, title }) =>
            table.some((row) => row[1] === id && row[2] === title),
          );
          if (!isKnown) break;
          expect(shown).toEqual(pictures);
        }
      }),
      { numRuns: 60 },
    );
  });
});
