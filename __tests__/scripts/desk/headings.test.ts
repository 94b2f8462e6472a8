import { deskMessages } from '@/messages/deskMessages';
import { aDesk, goodsRow } from '../../helpers/aDesk';
import { aShopOfNine } from '../../helpers/aShopOfNine';

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
    const desk = await aShopOfNine();
    desk.sheet.tables.set('Makeup', [first, goodsRow('Good 0').slice(0, first.length)]);
    expect(await desk.sync(true)).toBe(false);
    expect(desk.said.join('\n')).toMatch(reason);
    expect(Object.keys(await desk.shelf())).toHaveLength(9);
  });

  it('that stop a tab, and a tab that is gone, cost no reads of goods', async () => {
    const desk = await aShopOfNine();
    const list = jest.spyOn(desk.database, 'list');
    desk.sheet.tables.set('Makeup', [['Title', 'Price', 'Price', 'Shelf', 'Id', 'Result']]);
    expect(await desk.sync()).toBe(false);
    desk.sheet.tables.delete('Makeup');
    expect(await desk.sync()).toBe(false);
    expect(new Set(list.mock.calls.flat())).toEqual(new Set(['CATALOGUE-SYNC']));
  });

  it('of another program are said to be that', async () => {
    const desk = await aShopOfNine();
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
      const desk = await aShopOfNine();
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
    const desk = await aShopOfNine();
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

describe('The row that says what to type', () => {
  const first = ['Title', 'Result', 'Shelf', 'Price', 'Hidden', 'Id'];
  const old = [
    'The title in English',
    '',
    'Choose a shelf',
    'A number',
    'yes hides it',
    'Leave this alone',
  ];

  it('is known by its place and sentences in a sheet that was made with other words', async () => {
    const desk = aDesk();
    const goods = [
      ['Wax', '', 'Primer', '120', '', ''],
      ['Clay', '', 'Primer', '90', '', ''],
    ];
    desk.type('Makeup', [old, ...goods], first);
    await desk.sync();
    expect(desk.cell(2, 'Result')).toContain(deskMessages.en.help.result);
    expect([desk.cell(3, 'Id'), desk.cell(4, 'Id')]).toEqual(['n0001', 'n0002']);
    desk.type('Makeup', [old, ['Wax', '', 'Primer', '120', '', 'n0001']], first);
    await desk.sync();
    expect(await desk.shelf()).toEqual({ n0001: { title: 'Wax', price: 120 } });
  });

  it.each([
    ['whose Id has a note', ['Wax', '', 'Primer', '120', '', 'ask Rina about it']],
    ['whose Hidden has a note', ['Wax', '', 'Primer', '120', 'yes till Monday morning', 'n0001']],
  ])('is no row of goods %s', async (_what, row) => {
    const desk = aDesk();
    desk.type('Makeup', [['Wax', '', 'Primer', '120', '', '']], first);
    await desk.sync();
    desk.type('Makeup', [row], first);
    await desk.sync();
    expect(await desk.shelf()).toMatchObject({ n0001: { title: 'Wax', price: 120 } });
    expect(desk.cell(2, 'Result')).not.toBe('');
  });
});
