import { aDesk, goodsRow, headings } from '../../helpers/aDesk';

const nine = Array.from({ length: 9 }, (_, at) =>
  goodsRow(`Good ${at}`, 100 + at, `n000${at + 1}`),
);
const openVideo = ['Open', 'https://youtu.be/dQw4w9WgXcQ', '', ''];
const videoHeadings = ['Title', 'Video', 'Id', 'Result'];

/** The tab with another first row. */
function withFirst(...row: Parameters<typeof goodsRow>): string[][] {
  return [headings, goodsRow(...row), ...nine.slice(1)];
}

async function aShop() {
  const desk = aDesk();
  desk.type('Makeup', nine);
  desk.type('Videos', [openVideo], videoHeadings);
  await desk.sync();
  return desk;
}

describe('What looks like an accident', () => {
  const picture = '/pictures/products/Primer-1.webp';
  const without = (heading: string) =>
    [headings, ...nine].map((row) => row.filter((_, at) => headings[at] !== heading));
  const cheap = nine.map((row, at) => (at < 4 ? goodsRow(`New ${at}`, 1, row[7]) : row));

  it.each([
    ['the tab is gone', undefined, /tab Makeup is gone or empty/],
    ['only headings are left', [headings], /Makeup is gone or empty/],
    ['a column is gone', without('Price'), /column Price is gone/],
    ['a title is gone', withFirst('', 100, 'n0001', { Picture: picture }), /Result: 2/],
    ['a row has only its Id', withFirst('', '', 'n0001', { Shelf: '' }), /Result: 2/],
    ['a title loads', withFirst('Loading...', 100, 'n0001'), /Result: 2/],
    ['a price is ten times as high', withFirst('Good 0', 1000, 'n0001'), /Result: 2/],
    ['four of nine goods are gone', [headings, ...nine.slice(4)], /4 of 9 goods/],
    ['four of nine goods are changed', [headings, ...cheap], /4 of 9 goods/],
  ])('holds the tab when %s, until a yes', async (_what, table, reason) => {
    const desk = await aShop();
    const before = await desk.shelf();
    const [first = headings, ...others] = table ?? [];
    desk.type('Makeup', others, first);
    if (!table) desk.sheet.tables.delete('Makeup');
    desk.type('Videos', [['Shut', openVideo[1] ?? '', 'n0001', '']], videoHeadings);
    expect(await desk.sync()).toBe(false);
    expect(await desk.shelf()).toEqual(before);
    expect(desk.said.join('\n')).toMatch(reason);
    if (table) expect(desk.cell(2, 'Result')).toMatch(reason);
    if (/gone or empty/.test(String(reason)))
      expect(desk.said.join()).not.toContain('If it is meant');
    expect(await desk.shelf('VIDEO YOUTUBE')).toMatchObject({ n0001: { title: 'Shut' } });
    expect(await desk.sync(true)).toBe(true);
    if (/Loading/.test(String(table?.[1]))) return;
    if (table) expect(await desk.shelf()).not.toEqual(before);
    if (table) expect(desk.cell(2, 'Result')).not.toMatch(/Not taken|Nothing of this tab/);
    expect(await desk.sync()).toBe(true);
  });

  it.each([
    ['an unknown heading', 'Rate Title Shelf Id Result', /the heading "Rate"/],
    ['a heading twice', 'Title Price Price Shelf Id Result', /Two columns have .* "Price"/],
    [
      'a field right of Result',
      'Title Shelf Id Result Price Order',
      /Price, Order: they stand right/,
    ],
    ['an unknown heading and no Result', 'Title Shelf Id Rate', /"Rate".*column Result is gone/],
    ['no Shelf', 'Title Price Id Result', /column Shelf is gone/],
    ['no Id any more', 'Title Shelf Result', /column Id is gone/],
  ])('stops a tab with %s, whatever the yes', async (_what, typed, reason) => {
    const first = typed.split(' ');
    const desk = await aShop();
    desk.sheet.tables.set('Makeup', [first, goodsRow('Good 0').slice(0, first.length)]);
    expect(await desk.sync(true)).toBe(false);
    expect(desk.said.join('\n')).toMatch(reason);
    expect(Object.keys(await desk.shelf())).toHaveLength(9);
  });

  it('leaves columns right of Result to the owner, and adds Id and Result where they lack', async () => {
    const desk = await aShop();
    desk.type(
      'Hair',
      [['Rose', '120', 'Hair Flower', '', '', 'mine', '80']],
      ['Title', 'Price', 'Shelf', 'Id', 'Result', 'Notes', 'Rate'],
    );
    desk.type('Photos', [['/pictures/products/Primer-1.webp']], ['Picture', 'Title']);
    expect(await desk.sync()).toBe(true);
    expect(await desk.shelf('HAIR-Flower')).toEqual({ n0001: { title: 'Rose', price: 120 } });
    expect(desk.sheet.tables.get('Photos')?.[0]).toEqual(['Picture', 'Title', 'Id', 'Result']);
  });
});
