import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { aShop } from '../helpers/aShop';
import { type AskedOfShelf, askShelf } from '../helpers/askShelf';
import { logged } from '../helpers/logged';
import { rawDocument } from '../helpers/rawDocument';
import { sourceInUse } from '../helpers/sourceInUse';
import { stopClock } from '../helpers/stopClock';

const NOW = stopClock();
const collection = 'MAKEUP-Concealer palate';
const ask = (asked?: AskedOfShelf) => askShelf(collection, asked);
const item = { id: 'silk', title: 'Silk', price: 799 };

/** The collection has one product of this price. */
function stock(price = 799) {
  return sourceInUse('demo').mockResolvedValue([rawDocument({ title: 'Silk', price }, 'silk')]);
}

describe('answerShelf', () => {
  it('sends the whole shelf, and the time of its reading in a header, which ask to be asked for each time', async () => {
    stock();
    expect(await ask()).toMatchObject({
      status: 200,
      header: {
        'cache-control': 'public, max-age=0, must-revalidate',
        'read-at': new Date(NOW).toISOString(),
      },
    });
    expect((await ask()).sent).toEqual({ items: [item] });
  });

  it.each(['__offers__', '__offer-row__'])('sends the list %s', async (list) => {
    aShop(['WAX Stick', { gold: { title: 'Gold', mrp: 300, off: 40, price: 180 } }]);
    const { sent } = await askShelf(list);
    expect(sent).toMatchObject({
      items: [{ kind: 'discounts', offers: [{ slug: 'Wax-stick', title: 'Gold', price: 180 }] }],
    });
  });

  it("sends what a product's page shows", async () => {
    const documents = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) =>
      rawDocument({ title: id }, id),
    );
    sourceInUse('demo').mockResolvedValue(documents);
    const { sent } = await ask({ query: { collection, product: 'a' } });
    const others = ['b', 'c', 'd', 'e'].map((id) => ({ id, title: id }));
    expect(sent).toMatchObject({ items: [{ product: { id: 'a', title: 'a' }, others }] });
  });

  it('sends no items for a product that left its shelf', async () => {
    stock();
    const { status, sent } = await ask({ query: { collection, product: 'left' } });
    expect({ status, sent }).toMatchObject({ status: 200, sent: { items: [] } });
  });

  it('ignores the product parameter for a collection without products', async () => {
    sourceInUse('demo').mockResolvedValue([]);
    const { sent } = await ask({ query: { collection: 'VISIT-SHOP', product: 'a' } });
    expect(sent).toMatchObject({ items: [] });
  });

  it('sends the videos with all words, and as the home page shows them', async () => {
    const named = { words: 'Come again.', customer: 'Rina', town: 'Kandi' };
    const unnamed = { Vedioyoutube: '/a.mp4', words: 'Kind people.' };
    aShop(['VIDEO YOUTUBE', { a: unnamed, b: named, c: named, d: named }]);
    const query = { collection: 'VIDEO YOUTUBE' };
    expect(JSON.stringify((await ask({ query })).sent)).toContain('Kind people.');
    const { sent } = await ask({ query: { ...query, part: 'quoted' } });
    expect(sent.items).toContainEqual({ id: 'b', quote: named });
    expect(JSON.stringify(sent)).not.toContain('Kind people.');
  });

  it('says that the collection has more documents than are shown', async () => {
    const documents = [...Array(46).keys()].map((n) => rawDocument({ title: `${n}` }, `${n}`));
    logged('info');
    sourceInUse('demo').mockResolvedValue(documents);
    await expect(ask()).resolves.toMatchObject({ sent: { more: true } });
  });

  it('sends the new items after a price change', async () => {
    stock();
    await ask();
    jest.setSystemTime(NOW + 60_000);
    stock(899);
    expect((await ask()).sent).toEqual({ items: [{ ...item, price: 899 }] });
  });

  it.each(['makeup-concealer palate', '__proto__', '', ['MAKEUP-Primer', 'MAKEUP-Primer']])(
    'answers 404 to the unknown collection %j and reads nothing',
    async (unknown) => {
      const read = stock();
      const { status, sent, header } = await ask({ query: { collection: unknown } });
      expect({ status, sent }).toEqual({ status: 404, sent: undefined });
      expect(header).toMatchObject({ 'cache-control': 'public, max-age=300' });
      expect(read).not.toHaveBeenCalled();
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('answers 405 to %s', async (method) => {
    const read = stock();
    const { status, header } = await ask({ method });
    expect(status).toBe(405);
    expect(header).toMatchObject({ allow: 'GET, HEAD' });
    expect(read).not.toHaveBeenCalled();
  });
});

describe('answerShelf while the database fails', () => {
  const fails = () =>
    sourceInUse('demo').mockRejectedValue(new CatalogueReadError(collection, 'unreachable'));

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('answers with the last reading and its time', async () => {
    stock();
    await ask();
    jest.setSystemTime(NOW + 3_600_000);
    fails();
    await expect(ask()).resolves.toMatchObject({
      status: 200,
      sent: { items: [item] },
      header: { 'read-at': new Date(NOW).toISOString() },
    });
  });

  it('answers for a product of the last reading, and 503 for another, which may be newer', async () => {
    stock();
    await ask();
    jest.setSystemTime(NOW + 3_600_000);
    fails();
    await expect(ask({ query: { collection, product: 'silk' } })).resolves.toMatchObject({
      sent: { items: [{ product: item }] },
      header: { 'read-at': new Date(NOW).toISOString() },
    });
    await expect(ask({ query: { collection, product: 'new' } })).resolves.toMatchObject({
      status: 503,
    });
  });

  it('answers 503, not cacheable, when nothing was ever read', async () => {
    fails();
    const { status, sent, header } = await ask();
    expect({ status, sent }).toEqual({ status: 503, sent: undefined });
    expect(header).toMatchObject({ 'cache-control': 'no-store' });
  });
});
