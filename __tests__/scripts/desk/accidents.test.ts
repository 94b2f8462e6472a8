import { aDesk, goodsRow, headings } from '../../helpers/aDesk';
import { aShopOfNine, nine, openVideo, videoHeadings } from '../../helpers/aShopOfNine';

describe('A tab that looks like an accident', () => {
  const without = (heading: string) =>
    [headings, ...nine].map((row) => row.filter((_, at) => headings[at] !== heading));
  const renamed = nine.map((row, at) => (at < 4 ? goodsRow(`New ${at}`, 110, row[7]) : row));

  it.each([
    ['only headings are left', [headings], /9 of 9 products/],
    ['a column is gone', without('Price'), /The column Price is missing/],
    ['four of nine goods are gone', [headings, ...nine.slice(4)], /4 of 9 products/],
    ['four of nine goods are changed', [headings, ...renamed], /4 of 9 products/],
  ])('waits when %s, until a yes stands where it asks', async (_what, table, reason) => {
    const desk = await aShopOfNine();
    const before = await desk.shelf();
    const [first = headings, ...others] = table;
    desk.type('Makeup', others, first);
    desk.type('Videos', [['Shut', openVideo[1] ?? '', 'n0001', '']], videoHeadings);
    expect(await desk.sync()).toBe(false);
    expect(await desk.shelf()).toEqual(before);
    expect(desk.said.join('\n')).toMatch(reason);
    expect(desk.cell(2, 'Result')).toMatch(reason);
    expect(desk.cell(2, 'Result')).toContain('If this is right, type yes here.');
    if (others.length > 1)
      expect(desk.cell(3, 'Result')).toBe('Waiting: see the row just below the headings.');
    expect(await desk.shelf('VIDEO YOUTUBE')).toMatchObject({ n0001: { title: 'Shut' } });
    expect(desk.cell(2, 'Result', 'Videos')).toContain('Not accepted, please look there: Makeup');
    // Without an answer it waits on.
    expect([await desk.sync(), await desk.shelf()]).toEqual([false, before]);
    desk.put(2, { Result: 'Yes!' });
    expect(await desk.sync()).toBe(true);
    expect(await desk.shelf()).not.toEqual(before);
    expect(desk.cell(2, 'Result') ?? '').not.toMatch(reason);
    expect(await desk.sync()).toBe(true);
  });

  it('is not read when it is gone, which another tab says; nothing is taken away', async () => {
    const desk = await aShopOfNine();
    const before = await desk.shelf();
    desk.sheet.tables.delete('Makeup');
    expect([await desk.sync(), await desk.shelf()]).toEqual([false, before]);
    expect(desk.cell(2, 'Result', 'Videos')).toContain('The tab Makeup was not read');
    expect([await desk.sync(true), await desk.shelf()]).toEqual([true, {}]);
  });

  it('takes a yes only for what was asked', async () => {
    const desk = await aShopOfNine();
    const before = await desk.shelf();
    desk.type('Makeup', renamed);
    desk.put(2, { Result: 'yes' });
    expect([await desk.sync(), await desk.shelf()]).toEqual([false, before]);
    desk.put(2, { Result: 'yes' });
    desk.put(9, { Title: 'Another' });
    expect([await desk.sync(), await desk.shelf()]).toEqual([false, before]);
    expect(desk.cell(2, 'Result')).toContain('5 of 9 products');
  });

  it('takes Sold out and Hidden at once', async () => {
    const desk = await aShopOfNine();
    desk.type('Makeup', renamed);
    desk.put(3, { 'Sold out': 'yes' });
    expect(await desk.sync()).toBe(false);
    expect(await desk.shelf()).toMatchObject({ n0002: { title: 'Good 1', soldOut: 'yes' } });
    desk.put(3, { 'Sold out': '' });
    await desk.sync();
    expect((await desk.shelf()).n0002).toEqual({ title: 'Good 1', price: 101 });
  });

  it('takes Sold out at once of a row that lost its title, whose document stays', async () => {
    const desk = await aShopOfNine();
    desk.put(3, { Title: '', 'Sold out': 'yes' });
    expect(await desk.sync()).toBe(true);
    expect((await desk.shelf()).n0002).toEqual({ title: 'Good 1', price: 101, soldOut: 'yes' });
    expect(desk.cell(3, 'Result')).toContain('The Title, or the whole row, was cleared.');
  });

  it.each(['Sold out', 'Price'])(
    'brings back nothing that is sold out where %s is gone',
    async (heading) => {
      const desk = await aShopOfNine();
      for (const row of [2, 3]) desk.put(row, { 'Sold out': 'yes' });
      await desk.sync();
      const before = await desk.shelf();
      const [first = [], ...rows] = desk.sheet.tables.get('Makeup') ?? [];
      const at = first.indexOf(heading);
      const without = (row: readonly string[]) => row.filter((_, place) => place !== at);
      desk.type('Makeup', rows.map(without), without(first));
      expect([await desk.sync(), await desk.shelf()]).toEqual([false, before]);
    },
  );

  it.each([
    ['changed', renamed],
    ['gone', nine.slice(4)],
    ['added', [...nine, ...Array.from({ length: 9 }, (_, at) => goodsRow(`More ${at}`, 50))]],
  ])('takes back what was %s without a question', async (_what, rows) => {
    const desk = await aShopOfNine();
    const before = await desk.shelf();
    desk.type('Makeup', rows);
    await desk.sync(true);
    expect(await desk.shelf()).not.toEqual(before);
    desk.type('Makeup', nine);
    expect([await desk.sync(), await desk.shelf()]).toEqual([true, before]);
  });

  it('is one of reviews, photos and banners as well', async () => {
    const desk = aDesk();
    const six = Array.from({ length: 6 }, (_, at) => [`Review ${at}`, openVideo[1] ?? '', '', '']);
    desk.type('Videos', six, videoHeadings);
    await desk.sync();
    const [first = []] = desk.sheet.tables.get('Videos')?.slice(1) ?? [];
    desk.type('Videos', [first], videoHeadings);
    expect(await desk.sync()).toBe(false);
    expect(Object.keys(await desk.shelf('VIDEO YOUTUBE'))).toHaveLength(6);
    expect(desk.cell(2, 'Result', 'Videos')).toContain('5 of 6 rows would change or disappear');
  });

  it('is not one where tick boxes stand over a filled tab', async () => {
    const desk = await aShopOfNine();
    const before = await desk.shelf();
    for (let row = 2; row <= 10; row += 1) desk.put(row, { 'Sold out': 'FALSE' });
    expect([await desk.sync(), await desk.shelf()]).toEqual([true, before]);
    expect(desk.said[0]).toBe('Makeup: 0 new, 0 changed, 0 gone.');
  });
});
