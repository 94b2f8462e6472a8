import { aDesk, goodsRow, headings } from '../../helpers/aDesk';

const nine = Array.from({ length: 9 }, (_, at) =>
  goodsRow(`Good ${at}`, 100 + at, `n000${at + 1}`),
);
const openVideo = ['Open', 'https://youtu.be/dQw4w9WgXcQ', '', ''];
const videoHeadings = ['Title', 'Video', 'Id', 'Result'];

async function aShop() {
  const desk = aDesk();
  desk.type('Makeup', nine);
  desk.type('Videos', [openVideo], videoHeadings);
  await desk.sync();
  return desk;
}

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
    const desk = await aShop();
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
    expect(desk.cell(2, 'Result') ?? '').not.toMatch(/Nothing of this tab/);
    expect(await desk.sync()).toBe(true);
  });

  it('is not read when it is gone, which another tab says; nothing is taken away', async () => {
    const desk = await aShop();
    const before = await desk.shelf();
    desk.sheet.tables.delete('Makeup');
    expect([await desk.sync(), await desk.shelf()]).toEqual([false, before]);
    expect(desk.cell(2, 'Result', 'Videos')).toContain('The tab Makeup was not read');
    expect([await desk.sync(true), await desk.shelf()]).toEqual([true, {}]);
  });

  it('takes a yes only for what was asked', async () => {
    const desk = await aShop();
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
    const desk = await aShop();
    desk.type('Makeup', renamed);
    desk.put(3, { 'Sold out': 'yes' });
    expect(await desk.sync()).toBe(false);
    expect(await desk.shelf()).toMatchObject({ n0002: { title: 'Good 1', soldOut: 'yes' } });
    desk.put(3, { 'Sold out': '' });
    await desk.sync();
    expect((await desk.shelf()).n0002).toEqual({ title: 'Good 1', price: 101 });
  });

  it.each(['Sold out', 'Price'])(
    'brings back nothing that is sold out where %s is gone',
    async (heading) => {
      const desk = await aShop();
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
    const desk = await aShop();
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
    const desk = await aShop();
    const before = await desk.shelf();
    for (let row = 2; row <= 10; row += 1) desk.put(row, { 'Sold out': 'FALSE' });
    expect([await desk.sync(), await desk.shelf()]).toEqual([true, before]);
    expect(desk.said[0]).toBe('Makeup: 0 new, 0 changed, 0 gone.');
  });
});

describe('Headings', () => {
  it.each([
    ['an unknown one', 'Rate Title Shelf Id Result', /does not know the heading "Rate"/],
    ['one twice', 'Title Price Price Shelf Id Result', /Two columns have .* "Price"/],
    [
      'a field at the right end',
      'Title Shelf Id Result Price Order',
      /Price, Order is to the right/,
    ],
    ['an own one and no Result', 'Title Shelf Id Rate', /The column Result is missing/],
    ['no Shelf', 'Title Price Id Result', /The column Shelf is missing/],
    ['no Id any more', 'Title Shelf Result', /The column Id is missing/],
    [
      'a new name for Price',
      'Title,Selling price,Shelf,Id,Result',
      /Is it "Selling price"\? Then rename it to Price\./,
    ],
  ])('stop a tab with %s, whatever the yes', async (_what, typed, reason) => {
    const first = typed.split(typed.includes(',') ? ',' : ' ');
    const desk = await aShop();
    desk.sheet.tables.set('Makeup', [first, goodsRow('Good 0').slice(0, first.length)]);
    expect(await desk.sync(true)).toBe(false);
    expect(desk.said.join('\n')).toMatch(reason);
    expect(Object.keys(await desk.shelf())).toHaveLength(9);
  });

  it('of another program are said to be that', async () => {
    const desk = await aShop();
    desk.type('Makeup', [['Gel', '50']], ['Item', 'Rate', 'Stock']);
    expect(await desk.sync()).toBe(false);
    expect(desk.cell(2, 'Result', 'Videos')).toContain(
      'Makeup: These are not the shop’s headings, which are Title, Shelf, Price and so on',
    );
    expect(Object.keys(await desk.shelf())).toHaveLength(9);
  });

  it.each(['MAKEUP', 'Makeup ', 'make up'])(
    'are read in the tab "%s", below blank rows',
    async (name) => {
      const desk = await aShop();
      const [first = [], ...rows] = desk.sheet.tables.get('Makeup') ?? [];
      desk.sheet.tables.delete('Makeup');
      desk.sheet.tables.set(name, [[], ['', ' '], first, ...rows]);
      desk.sheet.tables.get(name)?.[3]?.splice(1, 1, '105');
      expect(await desk.sync()).toBe(true);
      expect(await desk.shelf()).toMatchObject({ n0001: { price: 105 } });
      expect(desk.sheet.tables.get(name)?.[3]?.at(-1)).toMatch(/^On the site\..* Last read on/);
    },
  );

  it('leave columns right of the last to the owner, and Id and Result are added where they lack', async () => {
    const desk = await aShop();
    desk.type(
      'Hair',
      [['Rose', '120', 'Hair Flower', '', '', 'mine', '80']],
      ['Title', 'Price', 'Shelf', 'Id', 'Result', 'Notes', 'Rate'],
    );
    desk.type(
      'Brands',
      [['Kit', '', 'CARNIVAL', '500', '', 'mine']],
      ['Title', 'Result', 'Shelf', 'Price', 'Id', 'Notes'],
    );
    desk.type('Photos', [['/pictures/products/Primer-1.webp']], ['Picture', 'Title']);
    expect(await desk.sync()).toBe(true);
    expect(await desk.shelf('HAIR-Flower')).toEqual({ n0001: { title: 'Rose', price: 120 } });
    expect(desk.cell(2, 'Result', 'Hair')).toMatch(/^On the site/);
    expect(desk.cell(2, 'Result', 'Brands')).toMatch(/^On the site/);
    expect(desk.cell(2, 'Id', 'Brands')).toBe('n0001');
    expect(desk.sheet.tables.get('Photos')?.[0]).toEqual(['Picture', 'Title', 'Id', 'Result']);
  });
});
