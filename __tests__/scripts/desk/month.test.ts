import { aFilledDesk } from '../../helpers/aDesk';
import { pricedShop } from '../../helpers/pricedShop';

/* What an owner typed in a month of her work, and what is right. */

const NOON = Date.UTC(2026, 10, 28, 6, 30);

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOON));

describe('Prices', () => {
  it('of twelve goods are taken, and a slip among them waits alone with its question', async () => {
    const prices = Array.from({ length: 40 }, (_, at) => 100 + at).with(12, 384);
    const desk = pricedShop(prices);
    await desk.sync();
    for (let at = 0; at < 12; at += 1)
      desk.put(at + 2, { Price: String(Math.round((100 + at) * 1.1)) });
    desk.put(14, { Price: '0.4' });
    expect(await desk.sync()).toBe(true);
    const goods = await desk.shelf();
    expect(goods.n0001).toMatchObject({ price: 110 });
    expect(goods.n0013).toMatchObject({ price: 384 });
    const question = 'Price was 384 and is now 0.4. If this is right, type yes here.';
    expect(desk.cell(14, 'Result')).toBe(question);
    expect(desk.cell(2, 'Result')).toContain('See row 14.');
    desk.put(14, { Result: `${question} yes` });
    await desk.sync();
    expect((await desk.shelf()).n0013).toMatchObject({ price: 0.4 });
    expect(desk.cell(14, 'Result')).toMatch(/^On the site\./);
  });

  it('in a tab that waits are taken with her yes, but not the slip', async () => {
    const desk = pricedShop(Array.from({ length: 18 }, (_, at) => 100 + at));
    await desk.sync();
    for (let at = 0; at < 12; at += 1) desk.put(at + 2, { Price: String(120 + at) });
    desk.put(14, { Price: '0.4' });
    expect(await desk.sync()).toBe(false);
    expect(desk.cell(14, 'Result')).toMatch(/^Waiting/);
    desk.put(2, { Result: 'yes' });
    expect(await desk.sync()).toBe(true);
    expect(await desk.shelf()).toMatchObject({ n0001: { price: 120 }, n0013: { price: 112 } });
    expect(desk.cell(14, 'Result')).toContain('Price was 112 and is now 0.4.');
  });

  it('are compared with the last that stood, and an undo passes', async () => {
    const desk = pricedShop([80]);
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
    expect(desk.cell(5, 'Result')).toContain('"1.299" in Price is not clear');
    desk.put(2, { Price: '1.299' });
    await desk.sync();
    expect((await desk.shelf()).n0001).toMatchObject({ price: 120 });
    expect(desk.cell(2, 'Result')).toMatch(/so the old value stays\. Type a number, such as 1299/);
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
      '"soon" in Show until is not clear, so it is left out. Type it like this: 12 September',
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
