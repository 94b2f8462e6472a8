import { aDesk, goodsRow } from '../../helpers/aDesk';
import { photo } from '../../helpers/photo';

describe('A row on another shelf', () => {
  /** Moves the first of three goods, which has a photo, to the shelf Foundation. */
  async function moved(title: string, price: string, picture: string) {
    const desk = aDesk();
    const others = [goodsRow('Clay', 90, 'n0002'), goodsRow('Silk', 300, 'n0003')];
    desk.photos.set('rose.jpg', await photo());
    desk.type('Makeup', [goodsRow('Wax', 120, 'n0001', { Picture: 'rose.jpg' }), ...others]);
    await desk.sync();
    const { n0001: before } = await desk.shelf();
    const row = goodsRow(title, price, 'n0001', { Picture: picture, Shelf: 'Foundation' });
    desk.type('Makeup', [row, ...others]);
    return { desk, before, isTaken: await desk.sync() };
  }

  it('keeps what a cell that loads and a missing photo leave', async () => {
    const { desk, before, isTaken } = await moved('Wax', 'Loading...', 'tulip.jpg');
    expect(isTaken).toBe(true);
    expect(before?.img).toContain('rose');
    expect(await desk.shelf('MAKEUP-Foundation')).toEqual({ n0001: before });
    expect(Object.keys(await desk.shelf())).toEqual(['n0002', 'n0003']);
    expect(desk.cell(2, 'Result')).toContain('The old photo stays.');
    expect(desk.said[0]).toBe('Makeup: 0 new, 1 changed, 0 gone.');
  });

  it.each([
    ['a far price', 'Wax', '12', /Price was 120 and is now 12/],
    ['no title', '', '120', /The Title, or the whole row, was cleared/],
  ])('is held for %s', async (_what, title, price, reason) => {
    const { desk, before, isTaken } = await moved(title, price, 'rose.jpg');
    expect(isTaken).toBe(true);
    expect(await desk.shelf()).toMatchObject({ n0001: before });
    expect(await desk.shelf('MAKEUP-Foundation')).toEqual({});
    expect(desk.cell(2, 'Result')).toMatch(reason);
  });

  it('may have the Id of one on another, where both were there before', async () => {
    const desk = aDesk();
    const write = { id: '1', fields: { title: 'Wax', price: 120 } };
    await desk.database.commit(
      ['MAKEUP-Primer', 'MAKEUP-Foundation'].map((collection) => ({ ...write, collection })),
    );
    desk.type('Makeup', [
      goodsRow('Wax', 120, '1'),
      goodsRow('Silk', 120, '1', { Shelf: 'Foundation' }),
      goodsRow('Clay'),
      goodsRow('Gel', '', '', { Shelf: 'Foundation' }),
    ]);
    expect(await desk.sync()).toBe(true);
    expect(await desk.shelf()).toMatchObject({ 1: { title: 'Wax' }, n0001: { title: 'Clay' } });
    expect(await desk.shelf('MAKEUP-Foundation')).toMatchObject({
      1: { title: 'Silk' },
      n0002: { title: 'Gel' },
    });
  });
});
