import type { DocumentFields } from '../../../../scripts/database/Database';
import { deskRow as row } from '../../../helpers/aDesk';
import { clay, desk, img, wax } from '../../../helpers/theDesk';

/** Somebody changes a document in the console. */
async function inConsole(id: string, fields: DocumentFields | undefined) {
  const write = {
    collection: 'WAX Stick',
    id,
    ...(fields ? { fields } : {}),
  };
  await desk.database.commit([write]);
}

describe('what the sync remembers of the last run', () => {
  it('leaves what was changed in the database beside an unchanged row, and beside its unchanged cells', async () => {
    desk.type(row('', 'Wax', 120), row('', 'Clay', 90));
    await desk.sync();
    await inConsole('wax', { ...wax, soldOut: true });
    await inConsole('clay', { ...clay, price: 80 });
    desk.type(row('', 'Wax', 115), row('', 'Clay', 90));
    await desk.sync();
    expect(await desk.shelf()).toEqual({
      wax: { ...wax, price: 115, soldOut: true },
      clay: { ...clay, price: 80 },
    });
  });

  it('still knows a row while it is refused, so that its mended cell is the only change', async () => {
    desk.type(row('', 'Wax', 120));
    await desk.sync();
    await inConsole('wax', { ...wax, soldOut: true });
    for (const price of ['one', 130]) {
      desk.type(row('', 'Wax', price));
      await desk.sync();
    }
    expect(await desk.shelf()).toEqual({ wax: { ...wax, price: 130, soldOut: true } });
  });

  it('adds a deleted document again only when its row changes', async () => {
    desk.type(row('', 'Wax', 120));
    await desk.sync();
    await inConsole('wax', undefined);
    await desk.sync();
    expect(await desk.shelf()).toEqual({});
    desk.type(row('', 'Wax', 130));
    await desk.sync();
    expect(await desk.shelf()).toEqual({ wax: { ...wax, price: 130 } });
  });

  it('does not bring in again what an undo took back, until the row changes', async () => {
    desk.type(row('', 'Wax', 120));
    await desk.sync();
    desk.type(row('', 'Wax', 112), row('', 'Clay', 90));
    await desk.sync();
    await desk.undo();
    expect(await desk.shelf()).toEqual({ wax });
    await desk.sync();
    expect(await desk.shelf()).toEqual({ wax });
    desk.type(row('', 'Wax', 110), row('', 'Clay', 95));
    await desk.sync();
    expect(await desk.shelf()).toEqual({
      wax: { ...wax, price: 110 },
      clay: { ...clay, price: 95 },
    });
  });

  it('knows a row without Id by its other cells when its title changes', async () => {
    desk.type(row('', 'Wax', 120), row('', 'Clay', 90));
    await desk.sync();
    desk.type(row('', 'Hair wax', 120), row('', 'Clay', 90));
    await desk.sync();
    expect(await desk.shelf()).toEqual({ wax: { ...wax, title: 'Hair wax' }, clay });
  });

  it('knows a slide without Id by its words, whatever else of it changes', async () => {
    const type = (slide: string) => {
      desk.google.tabs = {
        Slides: [
          ['Shelf', 'Slide 1', 'Slide 1 shows'],
          ['Home slider', slide, 'A sale'],
        ],
      };
    };
    type(img);
    await desk.sync();
    type('/pictures/products/Wax-stick-2.webp');
    await desk.sync();
    expect(desk.said[0]).toBe('Sheet read: 0 added, 1 changed, 0 rows not taken.');
  });

  it.each<[what: string, moved: ReturnType<typeof row>, says: string]>([
    [
      'another Shelf',
      ['Hair Flower', 'wax', 'Wax', 110, '', img],
      'this row was Wax Stick / wax: m',
    ],
    ['another Id', row('wax-2', 'Wax', 120), 'its title is that of wax, whose row is gone'],
    [
      'another Shelf and no Id',
      ['Hair Flower', '', 'Wax', 120, '', img],
      'this row was Wax Stick / wax: moved?',
    ],
  ])('never doubles a product whose row has %s', async (_what, moved, says) => {
    desk.type(row('wax', 'Wax', 120), row('', 'Clay', 90));
    await desk.sync();
    desk.type(moved, row('', 'Clay', 90));
    for (let run = 0; run < 2; run += 1) {
      await desk.sync();
      expect(desk.said[1]).toContain(`Hair, row 2: ${says}`);
    }
    expect(await desk.shelf()).toEqual({ wax, clay });
    await inConsole('wax', undefined);
    await desk.sync();
    expect(desk.said[0]).toBe('Sheet read: 1 added, 0 changed, 0 rows not taken.');
  });

  it('refuses a second row without Id of the same product at every run, whichever of them changed', async () => {
    desk.type(row('', 'Wax', 130), row('wax', 'Wax', 120));
    await desk.sync();
    expect(await desk.shelf()).toEqual({ wax });
    for (const price of [140, 150]) {
      desk.type(row('', 'Wax', price), row('wax', 'Wax', 120));
      await desk.sync();
      expect(desk.said[0]).toBe('Sheet read: 0 added, 0 changed, 1 row not taken.');
      expect(await desk.shelf()).toEqual({ wax });
    }
  });

  it('reads no shelf again for a copy that stays refused', async () => {
    desk.type(row('wax', 'Wax', 120));
    await desk.sync();
    desk.type(row('wax', 'Wax red', 150), row('wax', 'Wax', 120));
    await desk.sync();
    const list = jest.spyOn(desk.database, 'list');
    await desk.sync();
    expect(desk.said[1]).toContain('Hair, row 2: copied from Hair, row 3');
    expect(list.mock.calls).toEqual([['CATALOGUE-SYNC']]);
  });

  it('still knows a product while two rows with a new title have its Id', async () => {
    desk.type(row('wax', 'Wax', 120));
    await desk.sync();
    await inConsole('wax', { ...wax, soldOut: true });
    for (const id of ['wax', '']) {
      desk.type(row(id, 'Wax red', 150), row('wax', 'Hair wax', 120));
      await desk.sync();
    }
    expect(await desk.shelf()).toEqual({
      wax: { ...wax, title: 'Hair wax', soldOut: true },
      'wax-red': { ...wax, title: 'Wax red', price: 150 },
    });
  });
});
