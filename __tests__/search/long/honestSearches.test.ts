import { makeSearchList } from '@/answers/search/makeSearchList';
import { readAllShelves } from '@/data/shelves/allShelves';
import { askOnly } from '@/messages/en/askOnly';
import { sharedMessages } from '@/messages/en/sharedMessages';
import { createSearchIndex } from '@/search/createSearchIndex';
import { parseQuery } from '@/search/parseQuery';
import { type Found, search } from '@/search/search';
import { honestSearches, pricedSearches } from '../../helpers/honestSearches';
import { typedSearches } from '../../helpers/typedSearches';

const demo = readAllShelves().then((whole) =>
  createSearchIndex(sharedMessages, makeSearchList(whole)),
);

async function found(typed: string): Promise<Found> {
  return search(typed, await demo, askOnly.goods);
}

/** What the search page says above its results. */
function said({ askOnly: [named], weak, categories, products }: Found): string {
  if (named) return `ask ${named}`;
  if (categories.length + products.length === 0) return 'nothing';
  return weak ? 'nearest' : 'found';
}

describe('searches for what the demo catalogue lacks or calls otherwise', () => {
  it.each(honestSearches)('"%s" does not find %s first, and says: %s', async (typed, not, says) => {
    const result = await found(typed);
    expect(result.products[0]?.title ?? '').not.toMatch(not);
    expect(said(result)).toBe(says);
  });

  it.each(typedSearches)('"%s" is not called a weak likeness', async (typed) => {
    expect((await found(typed)).weak).toBe(false);
  });

  it.each(['huda', 'Huda Beauty', 'হুদা'])("%s ends with Huda's", async (typed) => {
    const { categories, products } = await found(typed);
    expect(categories).toEqual(['huda-brand']);
    expect(products.filter(({ slug }) => slug !== 'huda-brand')).toEqual([]);
  });
});

describe('searches by price', () => {
  it.each(pricedSearches)('"%s" asks for %j', async (typed, { words = '', ...asked }) => {
    const query = parseQuery(typed);
    expect(query.range).toEqual(asked);
    expect(query.words.join(' ')).toBe(words.normalize('NFKD'));
    const { least = 0, most = Number.POSITIVE_INFINITY, off: leastOff = 0 } = asked;
    const { products, weak } = await found(typed);
    expect(weak).toBe(false);
    expect(products.length).toBeGreaterThan(0);
    for (const { price = 0, off = 0 } of products) {
      expect(price).toBeGreaterThanOrEqual(least);
      expect(price).toBeLessThanOrEqual(most);
      expect(off).toBeGreaterThanOrEqual(leastOff);
    }
  });

  it('keeps to the words: only kajols', async () => {
    const { products } = await found('kajal under 200');
    expect(new Set(products.map(({ slug }) => slug))).toEqual(new Set(['Eye-kajol']));
  });

  it('has the highest discount first', async () => {
    const offs = (await found('offer')).products.map(({ off = 0 }) => off);
    expect(offs).toEqual([...offs].sort((a, b) => b - a));
  });

  it('says that nothing is so cheap, and shows the nearest', async () => {
    const { weak, products } = await found('hair dryer under 100');
    expect(weak).toBe(true);
    expect(products[0]?.title).toMatch(/dryer/i);
  });

  it.each([
    ['300', {}, 300],
    ['৩০০', {}, 300],
    ['1,500', {}, 1500],
    ['kajal 200', { slug: 'Eye-kajol' }, 200],
    ['200 kajal', { slug: 'Eye-kajol' }, 200],
  ])('takes the number in "%s" for a price, because no name has it', async (typed, kind, most) => {
    const { products, weak, range } = await found(typed);
    expect({ weak, range }).toEqual({ weak: false, range: { most } });
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) {
      expect(product).toMatchObject(kind);
      expect(product.price).toBeLessThanOrEqual(most);
    }
  });

  it('takes a number for a part of the name where a name has it', () => {
    const products = [
      { id: 'a', title: 'Rose Water 300 ml', price: 450 },
      { id: 'b', title: 'Rose Mist', price: 120 },
    ];
    const list = makeSearchList(new Map([['Toner', { readAt: 0, items: products }]]));
    const index = createSearchIndex(sharedMessages, list);
    expect(search('300', index)).toMatchObject({ products: [{ id: 'a' }], range: {} });
    expect(search('rose 300', index)).toMatchObject({ products: [{ id: 'a' }], range: {} });
  });

  it.each(['lens 14', 'zzqqxx 300'])(
    'finds nothing better by the number in "%s"',
    async (typed) => {
      expect((await found(typed)).range).toEqual({});
    },
  );

  it.each(['Item249x', 'six box', 'twelve shades', 'lens 14'])('finds no price in %j', (typed) => {
    expect(parseQuery(typed)).toMatchObject({ range: {} });
  });
});
