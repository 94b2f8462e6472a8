import { aDesk, goodsRow, headings } from '../../helpers/aDesk';

describe('What looks like an accident', () => {
  const rows = (change: (rows: string[][]) => string[][]) =>
    change(Array.from({ length: 9 }, (_, at) => goodsRow(`Good ${at}`, 100 + at, `n000${at + 1}`)));

  async function aShop() {
    const desk = aDesk();
    desk.type(
      'Makeup',
      rows((all) => all),
    );
    desk.type(
      'Videos',
      [['Open', 'https://youtu.be/dQw4w9WgXcQ', '', '']],
      ['Title', 'Video', 'Id', 'Result'],
    );
    await desk.sync();
    return desk;
  }

  it.each([
    ['the tab is gone', undefined, /tab Makeup is gone or empty/],
    [
      'a column is gone',
      [
        headings.filter((one) => one !== 'Price'),
        ...rows((all) => all.map((row) => row.filter((_, at) => at !== 1))),
      ],
      /column Price is gone/,
    ],
    [
      'a title is gone',
      [
        headings,
        ...rows(([, ...all]) => [
          goodsRow('', 100, 'n0001', { Picture: '/pictures/products/Primer-1.webp' }),
          ...all,
        ]),
      ],
      /Result: 2/,
    ],
    [
      'a row has only its Id',
      [headings, ...rows(([, ...all]) => [goodsRow('', '', 'n0001', { Shelf: '' }), ...all])],
      /Result: 2/,
    ],
    [
      'a title loads',
      [headings, ...rows(([, ...all]) => [goodsRow('Loading...', 100, 'n0001'), ...all])],
      /Result: 2/,
    ],
    ['only headings are left', [headings], /Makeup is gone or empty/],
    ['four of nine goods are gone', [headings, ...rows((all) => all.slice(4))], /4 of 9 goods/],
    [
      'four of nine goods are changed',
      [
        headings,
        ...rows((all) => all.map((row, at) => (at < 4 ? goodsRow(`New ${at}`, 1, row[7]) : row))),
      ],
      /4 of 9 goods/,
    ],
    [
      'a price is ten times as high',
      [headings, ...rows(([, ...all]) => [goodsRow('Good 0', 1000, 'n0001'), ...all])],
      /Result: 2/,
    ],
  ])('holds the tab when %s, until a yes', async (_what, table, reason) => {
    const desk = await aShop();
    const before = await desk.shelf();
    if (table) desk.sheet.tables.set('Makeup', table);
    else desk.sheet.tables.delete('Makeup');
    desk.type(
      'Videos',
      [['Shut', 'https://youtu.be/dQw4w9WgXcQ', 'n0001', '']],
      ['Title', 'Video', 'Id', 'Result'],
    );
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
    [
      'a heading that the site does not know',
      ['Rate', 'Title', 'Shelf', 'Id', 'Result'],
      /the heading "Rate"/,
    ],
    [
      'a heading twice',
      ['Title', 'Price', 'Price', 'Shelf', 'Id', 'Result'],
      /Two columns have the heading "Price"/,
    ],
    [
      'a field right of Result',
      ['Title', 'Shelf', 'Id', 'Result', 'Price', 'Order'],
      /Price, Order: they stand right of Result/,
    ],
    [
      'neither Result nor a heading that the site knows',
      ['Title', 'Shelf', 'Id', 'Rate'],
      /"Rate"/,
    ],
    ['no column Id any more', ['Title', 'Shelf', 'Result'], /column Id is gone/],
  ])('stops a tab with %s, whatever the yes', async (_what, first, reason) => {
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
