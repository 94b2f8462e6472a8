import { aFilledDesk, goodsRow } from '../../helpers/aDesk';

describe('syncSheet', () => {
  it('takes new rows, gives them Ids, and says what customers see', async () => {
    const desk = await aFilledDesk();
    expect(await desk.shelf()).toEqual({
      n0001: { title: 'Wax', price: 120 },
      n0002: { title: 'Clay', price: 90 },
      n0003: { title: 'Silk', price: 300 },
    });
    expect(desk.cell(2, 'Id')).toBe('n0001');
    expect(desk.cell(2, 'Result')).toMatch(/^On the site\./);
    expect(desk.said[0]).toBe('Makeup: 3 new, 0 changed, 0 gone.');
  });

  it('reads no goods, and writes only the time, when nothing changed', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 28, 16, 45));
    const desk = await aFilledDesk();
    const list = jest.spyOn(desk.database, 'list');
    const commit = jest.spyOn(desk.database, 'commit');
    const before = structuredClone(desk.sheet.tables.get('Makeup'));
    expect(await desk.sync()).toBe(true);
    expect(list.mock.calls).toEqual([['CATALOGUE-SYNC']]);
    expect(commit.mock.calls.flat(2)).toEqual([
      expect.objectContaining({ collection: 'CATALOGUE-SHEET', id: 'last' }),
    ]);
    expect(desk.sheet.tables.get('Makeup')).toEqual(before);
    expect(desk.cell(2, 'Result')).toMatch(/ Last read on 28 November 2026, 10:15 pm\.$/);
  });

  it('reads only the shelf of a changed row, and writes what the console changed there, too', async () => {
    const desk = await aFilledDesk();
    await desk.database.commit([
      { collection: 'MAKEUP-Primer', id: 'n0002', fields: { title: 'Mud' } },
    ]);
    desk.put(2, { Price: '110' });
    const list = jest.spyOn(desk.database, 'list');
    expect(await desk.sync()).toBe(true);
    expect(list.mock.calls).toEqual([['CATALOGUE-SYNC'], ['MAKEUP-Primer']]);
    expect(await desk.shelf()).toMatchObject({
      n0001: { price: 110 },
      n0002: { title: 'Clay', price: 90 },
    });
  });

  it('takes away the document of a row that is gone, and moves one to another shelf', async () => {
    const desk = await aFilledDesk();
    desk.put(3, { Shelf: 'Foundation' });
    desk.sheet.tables.get('Makeup')?.pop();
    await desk.sync();
    expect(Object.keys(await desk.shelf())).toEqual(['n0001']);
    expect(Object.keys(await desk.shelf('MAKEUP-Foundation'))).toEqual(['n0002']);
  });

  it('knows rows by their Ids alone, wherever they stand and whatever their titles', async () => {
    const desk = await aFilledDesk();
    desk.type('Makeup', [
      goodsRow('Silk', 300, 'n0003'),
      goodsRow('Wax', 120, 'n0001'),
      goodsRow('Clay', 90, 'n0002'),
      goodsRow('Wax', 120),
    ]);
    await desk.sync();
    expect(await desk.shelf()).toMatchObject({ n0001: { title: 'Wax' }, n0004: { title: 'Wax' } });
  });

  it.each([
    [
      'an Id of another shelf',
      goodsRow('Copy', 120, 'n0001', { Shelf: 'Foundation' }),
      /rows 2, 5 have the same Id n0001/,
    ],
    ['an Id that nobody gave', goodsRow('Gel', 50, 'mine'), /"mine" is not an Id of this sheet/],
    ['an Id spelt otherwise', goodsRow('Gel', 50, 'n14'), /"n14" is not an Id of this sheet/],
    ['an Id twice', goodsRow('Copy', 120, 'n0001'), /rows 2, 5 have the same Id n0001/],
    ['no shelf', goodsRow('Gel', 120, '', { Shelf: '' }), /choose its Shelf/],
    ['an unknown shelf', goodsRow('Gel', 120, '', { Shelf: 'Primmer' }), /no shelf "Primmer"/],
    [
      'a shelf of another tab',
      goodsRow('Gel', 120, '', { Shelf: 'Hair Flower' }),
      /no shelf "Hair Flower"/,
    ],
    ['an Id that can be none', goodsRow('Gel', 120, 'a/b'), /"a\/b" is not an Id/],
    [
      'a new row that loads',
      goodsRow('Gel', 'Loading...'),
      /Not accepted yet: Price is still loading/,
    ],
  ])('refuses a row with %s, and no other', async (_what, row, reason) => {
    const desk = await aFilledDesk();
    desk.sheet.tables.get('Makeup')?.push([...row]);
    const before = await desk.shelf();
    expect(await desk.sync()).toBe(true);
    expect(desk.cell(5, 'Result')).toMatch(reason);
    expect(await desk.shelf()).toEqual(before);
    expect(await desk.shelf('MAKEUP-Foundation')).toEqual({});
  });

  it.each(['#REF!', 'Loading...', 'Err:502', 'a/b'])(
    'takes nothing of a tab away while an Id is %s, whatever the yes',
    async (id) => {
      const desk = await aFilledDesk();
      desk.put(2, { Price: '125' });
      desk.put(3, { Id: id });
      desk.put(4, { Title: '', Price: '', Shelf: '', Id: id });
      expect(await desk.sync(true)).toBe(true);
      expect(await desk.shelf()).toMatchObject({
        n0001: { price: 125 },
        n0002: { title: 'Clay' },
        n0003: { title: 'Silk' },
      });
      expect(Object.keys(await desk.shelf())).toHaveLength(3);
      expect(desk.cell(3, 'Result')).toContain(`"${id}" is not an Id`);
      desk.put(3, { Id: 'n0002' });
      desk.sheet.tables.get('Makeup')?.pop();
      await desk.sync();
      expect(Object.keys(await desk.shelf())).toEqual(['n0001', 'n0002']);
    },
  );

  it.each(['FALSE', '0', '-', 'N/A', 'নেই'])(
    'reads %s under Id as no Id, and beside nothing as no row',
    async (id) => {
      const desk = await aFilledDesk();
      desk.put(5, { Title: 'Gel', Price: '50', Id: id });
      desk.put(6, { Id: id, Shelf: '' });
      desk.put(7, { Title: '#N/A', Shelf: '' });
      expect(await desk.sync()).toBe(true);
      expect(desk.cell(7, 'Result')).toBe('');
      expect(await desk.shelf()).toMatchObject({ n0004: { title: 'Gel', price: 50 } });
      expect([desk.cell(5, 'Id'), desk.cell(6, 'Result')]).toEqual(['n0004', '']);
    },
  );

  it('leaves the Result of a row that moved meanwhile', async () => {
    const desk = await aFilledDesk();
    const [wax = [], clay = [], silk = []] = structuredClone(
      desk.sheet.tables.get('Makeup') ?? [],
    ).slice(1);
    desk.put(4, { 'Show until': '2020-01-01' });
    desk.sheet.onRead = (times) => times === 2 && desk.type('Makeup', [silk, wax, clay]);
    expect([await desk.sync(), desk.sheet.reads]).toEqual([true, 2]);
    expect(desk.sheet.tables.get('Makeup')?.slice(1)).toEqual([silk, wax, clay]);
  });
});
