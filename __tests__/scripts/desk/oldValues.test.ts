import { aFilledDesk } from '../../helpers/aDesk';

describe('A cell without a value that can be read', () => {
  it.each(['#REF!', '#NAME?', 'Err:508', 'Loading…'])(
    'keeps the old value where a cell loads or failed, %s, and takes the rest of its row',
    async (shown) => {
      const desk = await aFilledDesk();
      desk.put(2, { Title: 'Wax!', Price: shown });
      expect(await desk.sync()).toBe(true);
      expect(await desk.shelf()).toMatchObject({ n0001: { title: 'Wax!', price: 120 } });
      expect(desk.cell(2, 'Result')).toContain('Price: the cell is still loading');
      desk.put(2, { Price: '130' });
      await desk.sync();
      expect(await desk.shelf()).toMatchObject({ n0001: { price: 130 } });
    },
  );

  it.each(['1.299,00', 'FALSE', 'ask'])(
    'keeps the old price where the cell says %s',
    async (typed) => {
      const desk = await aFilledDesk();
      desk.put(2, { Title: 'Wax!', Price: typed, 'Sold out': 'yes' });
      desk.put(5, { Title: 'Gel', Price: typed });
      expect(await desk.sync()).toBe(true);
      expect(await desk.shelf()).toMatchObject({
        n0001: { title: 'Wax!', price: 120, soldOut: 'yes' },
        n0004: { title: 'Gel', price: typed },
      });
      const said = `Price: "${typed}" is not clear, so the old value stays.`;
      expect(desk.cell(2, 'Result')).toContain(said);
      expect(desk.cell(5, 'Result')).not.toContain(said);
    },
  );

  it('writes an old price as a number once, while its cell loads', async () => {
    const desk = await aFilledDesk();
    const fields = { title: 'Wax', price: '₹ 120' };
    await desk.database.commit([{ collection: 'MAKEUP-Primer', id: 'n0001', fields }]);
    desk.put(2, { Price: 'Loading...' });
    await desk.sync();
    const commit = jest.spyOn(desk.database, 'commit');
    await desk.sync();
    expect(commit.mock.calls.flat(2).map(({ collection }) => collection)).toEqual([
      'CATALOGUE-SHEET',
    ]);
  });
});
