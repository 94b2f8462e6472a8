import { BusyError, DeskError } from '../../../scripts/desk/Sheet';
import { aDesk, aFilledDesk, goodsRow, headings, threeGoods } from '../../helpers/aDesk';

describe('Ids', () => {
  it('takes no new row of a tab that refuses to be written, and says why; other tabs are taken', async () => {
    const desk = await aFilledDesk();
    desk.sheet.refusals.set('Makeup', new DeskError('The columns are protected.'));
    desk.put(2, { Price: '125' });
    desk.put(5, { Title: 'Gel' });
    desk.type('Shop', [['Mo-Sa 10:00-20:30', '', '']], ['Opening hours', 'Id', 'Result']);
    expect(await desk.sync()).toBe(false);
    expect(desk.said.join('\n')).toContain(
      'its Id could not be written. The columns are protected.',
    );
    expect(await desk.shelf()).toMatchObject({ n0001: { price: 125 } });
    expect(Object.keys(await desk.shelf())).toHaveLength(3);
    expect(await desk.shelf('SHOP')).toEqual({ shop: { hours: 'Mo-Sa 10:00-20:30' } });
    expect(desk.cell(2, 'Result', 'Shop')).toMatch(/^On the site/);
  });

  it('writes no Id while somebody moves the rows', async () => {
    const desk = aDesk();
    desk.type('Makeup', threeGoods);
    desk.sheet.onRead = (times) => times === 2 && desk.type('Makeup', [...threeGoods].reverse());
    expect(await desk.sync()).toBe(true);
    expect(await desk.shelf()).toEqual({});
    expect(desk.said.join('\n')).toContain('Somebody was typing');
    await desk.sync();
    expect(Object.keys(await desk.shelf())).toHaveLength(3);
  });

  it("wait for the next run while the sheet can't be read again", async () => {
    const desk = aDesk();
    desk.type('Makeup', threeGoods);
    desk.sheet.onRead = (times) => {
      if (times === 2) throw new BusyError('Busy.');
    };
    expect([await desk.sync(), await desk.shelf()]).toEqual([true, {}]);
    expect(desk.said[0]).toContain('Busy.');
  });

  it('are written beside a clock in a column of her own', async () => {
    const desk = aDesk();
    desk.type('Makeup', threeGoods);
    desk.sheet.onRead = (times) =>
      desk.sheet.tables.get('Makeup')?.[1]?.splice(headings.length, 1, String(times));
    await desk.sync();
    expect(desk.cell(2, 'Id')).toBe('n0001');
    expect(desk.cell(2, 'Result')).toMatch(/^On the site/);
  });

  it('mends what a run left that was cut off at any write', async () => {
    for (let cut = 1; cut <= 8; cut += 1) {
      const desk = await aFilledDesk();
      const tables = [
        goodsRow('Wax', 125, 'n0001'),
        goodsRow('Silk', 300, 'n0003', { Shelf: 'Foundation' }),
        goodsRow('Gel', 50),
      ];
      desk.type('Makeup', tables);
      let writes = 0;
      const failing = <Work extends (...given: never[]) => Promise<void>>(work: Work) =>
        (async (...given) => {
          writes += 1;
          if (writes === cut) throw new Error('cut off');
          return work(...given);
        }) as Work;
      const { commit } = desk.database;
      const { write } = desk.sheet;
      desk.database.commit = failing(commit.bind(desk.database));
      desk.sheet.write = failing(write.bind(desk.sheet));
      await desk.sync(true).catch(() => false);
      desk.database.commit = commit.bind(desk.database);
      desk.sheet.write = write.bind(desk.sheet);
      expect(await desk.sync(true)).toBe(true);
      expect(await desk.shelf()).toEqual({
        n0001: { title: 'Wax', price: 125 },
        n0004: { title: 'Gel', price: 50 },
      });
      expect(await desk.shelf('MAKEUP-Foundation')).toEqual({
        n0003: { title: 'Silk', price: 300 },
      });
    }
  });
});
