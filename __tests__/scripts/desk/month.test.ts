import { aDesk, aFilledDesk, headings } from '../../helpers/aDesk';
import { photo } from '../../helpers/photo';

/* What an owner typed in a month of her work, and what is right. */

const NOON = Date.UTC(2026, 10, 28, 6, 30);

/** Goods with these prices, on the shelf Primer; more columns than other tests need. */
function shopOf(prices: readonly number[], more: readonly string[] = []) {
  const desk = aDesk();
  const first = [...headings, ...more].filter((one) => one !== 'Id').concat('Id');
  const rows = prices.map((price, at) => {
    const cells: Record<string, string> = {
      Title: `Good ${at}`,
      Price: String(price),
      Shelf: 'Primer',
    };
    return first.map((heading) => cells[heading] ?? '');
  });
  desk.type('Makeup', rows, first);
  return desk;
}

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOON));

describe('Prices', () => {
  it('of twelve goods are taken, and a slip among them waits alone with its question', async () => {
    const prices = Array.from({ length: 40 }, (_, at) => 100 + at).with(12, 384);
    const desk = shopOf(prices);
    await desk.sync();
    for (let at = 0; at < 12; at += 1)
      desk.put(at + 2, { Price: String(Math.round((100 + at) * 1.1)) });
    desk.put(14, { Price: '0.4' });
    expect(await desk.sync()).toBe(true);
    const goods = await desk.shelf();
    expect(goods.n0001).toMatchObject({ price: 110 });
    expect(goods.n0013).toMatchObject({ price: 384 });
    const question = 'Price was 384 and is now 0.4. If that is right, type yes here.';
    expect(desk.cell(14, 'Result')).toBe(question);
    expect(desk.cell(2, 'Result')).toContain('See row 14.');
    desk.put(14, { Result: `${question} yes` });
    await desk.sync();
    expect((await desk.shelf()).n0013).toMatchObject({ price: 0.4 });
    expect(desk.cell(14, 'Result')).toMatch(/^On the site\./);
  });

  it('in a tab that waits are taken with her yes, but not the slip', async () => {
    const desk = shopOf(Array.from({ length: 18 }, (_, at) => 100 + at));
    await desk.sync();
    for (let at = 0; at < 12; at += 1) desk.put(at + 2, { Price: String(120 + at) });
    desk.put(14, { Price: '0.4' });
    expect(await desk.sync()).toBe(false);
    expect(desk.cell(14, 'Result')).toMatch(/^Waits/);
    desk.put(2, { Result: 'yes' });
    expect(await desk.sync()).toBe(true);
    expect(await desk.shelf()).toMatchObject({ n0001: { price: 120 }, n0013: { price: 112 } });
    expect(desk.cell(14, 'Result')).toContain('Price was 112 and is now 0.4.');
  });

  it('are compared with the last that stood, and an undo passes', async () => {
    const desk = shopOf([80]);
    await desk.sync();
    desk.put(2, { Price: '' });
    await desk.sync();
    desk.put(2, { Price: '8' });
    await desk.sync();
    expect((await desk.shelf()).n0001).toEqual({ title: 'Good 0' });
    expect(desk.cell(2, 'Result')).toContain('Price was 80 and is now 8.');
    desk.put(2, { Price: '80' });
    await desk.sync();
    expect((await desk.shelf()).n0001).toMatchObject({ price: 80 });
    desk.put(2, { Price: '800' });
    await desk.sync(true);
    desk.put(2, { Price: '80' });
    await desk.sync();
    expect((await desk.shelf()).n0001).toMatchObject({ price: 80 });
  });

  it('with three decimals are asked back', async () => {
    const desk = await aFilledDesk();
    desk.put(5, { Title: 'Gel', Price: '1.299' });
    await desk.sync();
    expect((await desk.shelf()).n0004).toEqual({ title: 'Gel', price: '1.299' });
    expect(desk.cell(5, 'Result')).toContain('"1.299" in Price can\'t be read');
    desk.put(2, { Price: '1.299' });
    await desk.sync();
    expect((await desk.shelf()).n0001).toMatchObject({ price: 120 });
    expect(desk.cell(2, 'Result')).toMatch(/so the old value stays\. Type digits, such as 1299/);
  });
});

describe('Days', () => {
  it.each([
    ['20/10/27', 'On the site.', 'Show until: 20 October 2027.'],
    ['20-10-27', 'On the site.', 'Show until: 20 October 2027.'],
    ['20 Oct', 'On the site.', 'Show until: 20 October 2027.'],
    ['28 Nov', 'On the site.', 'Show until: 28 November 2026.'],
    [
      'soon',
      'Not on the site.',
      '"soon" in Show until can\'t be read, so it is left out. Type it like 12 September',
    ],
  ])('are read as typed: %s', async (typed, first, said) => {
    const desk = await aFilledDesk();
    desk.put(2, { 'Show until': typed });
    expect(await desk.sync()).toBe(true);
    expect(desk.cell(2, 'Result')?.startsWith(first)).toBe(true);
    expect(desk.cell(2, 'Result')).toContain(said);
  });

  it('without a year stay those of the year in which they were typed', async () => {
    const desk = await aFilledDesk();
    desk.put(2, { 'Show until': '30 Nov' });
    await desk.sync();
    jest.mocked(Date.now).mockReturnValue(Date.UTC(2026, 11, 24));
    await desk.sync();
    expect((await desk.shelf()).n0001).toMatchObject({ until: '2026-11-30' });
    desk.put(3, { Title: 'Mud' });
    await desk.sync();
    expect(desk.cell(2, 'Result')).toMatch(/^Not on the site\./);
  });
});

describe('Words', () => {
  it.each(['নেই', 'Out of stock', 'Finished', 'শেষ'])('for sold out: %s', async (typed) => {
    const desk = await aFilledDesk();
    desk.put(2, { 'Sold out': typed });
    await desk.sync();
    expect((await desk.shelf()).n0001).toMatchObject({ soldOut: 'yes' });
  });

  it.each(['প্রাইমার', 'प्राइमर', 'PRIMER'])('for a shelf in another language: %s', async (shelf) => {
    const desk = await aFilledDesk();
    desk.put(5, { Title: 'Gel', Shelf: shelf });
    await desk.sync();
    expect((await desk.shelf()).n0004).toEqual({ title: 'Gel' });
  });

  it('for several shades are asked about, and kept with a yes', async () => {
    const desk = shopOf([80], ['Shades']);
    await desk.sync();
    desk.put(2, { Shades: 'Honey/Ivory/Rose' });
    await desk.sync();
    expect(desk.cell(2, 'Result')).toContain('Are these several: Honey, Ivory, Rose?');
    expect((await desk.shelf()).n0001).not.toHaveProperty('shades');
    desk.put(2, { Result: 'yes' });
    await desk.sync();
    expect((await desk.shelf()).n0001).toMatchObject({ shades: 'Honey/Ivory/Rose' });
    expect(desk.cell(2, 'Result')).toMatch(
      /^On the site\. Picture is empty\. Fill in Picture\. Last read/,
    );
  });

  it('of three equal shades are told once', async () => {
    const desk = shopOf([80], ['Shades']);
    desk.put(2, { Shades: 'Rose, Rose, Rose' });
    await desk.sync();
    expect(desk.cell(2, 'Result')?.split('The shade Rose is there twice')).toHaveLength(2);
  });
});

describe('Ids', () => {
  it('that nobody gave are refused, and nothing is taken away', async () => {
    const desk = await aFilledDesk();
    const before = await desk.shelf();
    desk.put(3, { Id: 'n2', Price: '8' });
    expect([await desk.sync(), await desk.shelf()]).toEqual([true, before]);
    expect(desk.cell(3, 'Result')).toContain('"n2" is no Id of this sheet');
  });

  it('that two rows lost are asked about, because their links would change', async () => {
    const desk = await aFilledDesk();
    const before = await desk.shelf();
    desk.put(2, { Id: '' });
    desk.put(3, { Id: '' });
    expect([await desk.sync(), await desk.shelf()]).toEqual([true, before]);
    expect(desk.cell(3, 'Result')).toContain('links of 2 products would change');
    desk.put(2, { Id: 'n0001' });
    desk.put(3, { Result: 'yes' });
    await desk.sync();
    expect(Object.keys(await desk.shelf())).toEqual(['n0001', 'n0002', 'n0003']);
    expect(desk.cell(3, 'Result')).toContain('links of 1 product would change');
    desk.put(3, { Result: 'yes' });
    await desk.sync();
    expect(Object.keys(await desk.shelf())).toEqual(['n0001', 'n0003', 'n0004']);
  });

  it('come back with their rows, and are given to no other', async () => {
    const desk = await aFilledDesk();
    const rows = structuredClone(desk.sheet.tables.get('Makeup') ?? []).slice(1);
    desk.type('Makeup', rows.slice(0, 2));
    await desk.sync();
    desk.put(4, { Title: 'Gel' });
    await desk.sync();
    expect(desk.cell(4, 'Id')).toBe('n0004');
    desk.type('Makeup', rows);
    await desk.sync();
    expect((await desk.shelf()).n0003).toEqual({ title: 'Silk', price: 300 });
  });
});

describe('Photos', () => {
  it('that are not there yet are said to come', async () => {
    const desk = await aFilledDesk();
    desk.put(5, { Title: 'Gel', Picture: 'rosy.jpg' });
    await desk.sync();
    expect(desk.cell(5, 'Result')).toBe(
      'On the site without a photo; it comes when the photo is there. Price is empty. Fill in Price. ' +
        'Picture: "rosy.jpg" is not in the folder of photos.',
    );
    desk.photos.set('rosy.jpg', await photo());
    await desk.sync();
    expect((await desk.shelf()).n0004?.img).toContain('rosy');
  });

  it.each(['\u200erosy.jpg', '\u202arosy.jpg\u202c', '"rosy.jpg"', '“rosy.jpg”'])(
    'are found by a name that was copied: %j',
    async (typed) => {
      const desk = await aFilledDesk();
      desk.photos.set('rosy.jpg', await photo());
      desk.put(2, { Picture: typed });
      await desk.sync();
      expect((await desk.shelf()).n0001?.img).toContain('rosy');
    },
  );
});

describe('The tab Shop', () => {
  it('has one row', async () => {
    const desk = aDesk();
    const rows = [
      ['Mo-Sa 10:00-20:30', ''],
      ['Su 10:00-14:00', ''],
    ];
    desk.type('Shop', rows, ['Opening hours', 'Result', 'Id']);
    expect(await desk.sync()).toBe(true);
    expect(await desk.shelf('SHOP')).toEqual({});
    expect(desk.cell(3, 'Result', 'Shop')).toContain('this tab has one row');
  });
});
