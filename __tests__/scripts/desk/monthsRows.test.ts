import { aDesk, aFilledDesk } from '../../helpers/aDesk';
import { photo } from '../../helpers/photo';
import { pricedShop } from '../../helpers/pricedShop';

/* What an owner typed in a month of her work, beside prices and days, and what is right. */

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 28, 6, 30)));

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
    const desk = pricedShop([80], ['Shades']);
    await desk.sync();
    desk.put(2, { Shades: 'Honey/Ivory/Rose' });
    await desk.sync();
    expect(desk.cell(2, 'Result')).toContain('Are these several shades: Honey, Ivory, Rose?');
    expect((await desk.shelf()).n0001).not.toHaveProperty('shades');
    desk.put(2, { Result: 'yes' });
    await desk.sync();
    expect((await desk.shelf()).n0001).toMatchObject({ shades: 'Honey/Ivory/Rose' });
    expect(desk.cell(2, 'Result')).toMatch(
      /^On the site\. Picture is empty\. Fill in Picture\. Last read/,
    );
  });

  it('of three equal shades are told once', async () => {
    const desk = pricedShop([80], ['Shades']);
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
    expect(desk.cell(3, 'Result')).toContain('"n2" is not an Id of this sheet');
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
      'On the site, but without its photo. The photo shows once you add it. Price is empty. Fill in Price. ' +
        'Picture: "rosy.jpg" is not in the photo folder.',
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
    expect(desk.cell(3, 'Result', 'Shop')).toContain('this tab has only one row');
  });
});
