import type { CategorySlug } from '@/catalogue/registry';
import { sharedMessages } from '@/messages/en/sharedMessages';
import { createSearchIndex, type SearchIndex } from '@/search/createSearchIndex';
import type { ListedShelf } from '@/search/SearchList';
import { search } from '@/search/search';
import fc from '../helpers/fastCheck';
import { hostileTexts } from '../helpers/hostileTexts';
import { demoIndex } from '../helpers/searchDemo';

/** The products that are found, in their order. */
function productsFor(typed: string, index: SearchIndex) {
  return search(typed, index).groups.flatMap(({ products }) => products);
}

describe('search', () => {
  it('finds a product by any prefix of its title that is more than a filler, or what is not sold', async () => {
    const { index, titled } = await titledDemo();
    fc.assert(
      fc.property(fc.constantFrom(...titled), fc.nat(), (product, length) => {
        const { title = '' } = product;
        const begun = title.slice(0, 1 + (length % title.length));
        const { isBlank, notSold } = search(begun, index);
        fc.pre(!isBlank && notSold.length === 0);
        expect(productsFor(begun, index)).toContain(product);
      }),
    );
  });

  it('finds a product by any three letters within its title', async () => {
    const { index, titled } = await titledDemo();
    fc.assert(
      fc.property(fc.constantFrom(...titled), fc.nat(), (product, place) => {
        const { title = '' } = product;
        const start = place % Math.max(1, title.length - 2);
        const typed = title.slice(start, start + 3);
        fc.pre(typed.trim().length === 3);
        const { isBlank, notSold, groups } = search(typed, index);
        // A word that names a kind, such as "bun", finds that kind.
        fc.pre(!isBlank && notSold.length === 0 && !groups.some(({ slug }) => slug));
        expect(productsFor(typed, index)).toContain(product);
      }),
    );
  });

  it.each([
    ['rose', ['Rose Primer', 'Foundation Rose Matte Stick']],
    ['prim', ['Rose Primer', 'Cream Primrose']],
    ['golap', ['Rose Primer', 'Foundation Rose Matte Stick']],
    ['item249x', ['Item249x']],
    ['zzqqxx', []],
  ])('finds by %s, shorter titles first: %j', (typed, found) => {
    const titles = ['Rose Primer', 'Cream Primrose', 'Foundation Rose Matte Stick', ''];
    for (let n = 0; n < 250; n += 1) titles.push(`Item${n}x`);
    const index = createSearchIndex(sharedMessages, [listed('lens', titles)]);
    const products = productsFor(typed, index);
    expect(products.slice(0, found.length).map(({ title }) => title)).toEqual(found);
    if (found.length === 0) expect(products).toEqual([]);
  });

  it('finds a product by words from its title and its shelf', () => {
    const index = createSearchIndex(sharedMessages, [
      listed('blush', ['Coral']),
      listed('lens', ['Coral']),
    ]);
    expect(productsFor('coral blush', index).map(({ slug }) => slug)).toEqual(['blush']);
  });

  it('leaves out shelves of a list that is newer than the script', () => {
    const unknown = listed('Of-tomorrow' as CategorySlug, ['Coral']);
    const index = createSearchIndex(sharedMessages, [unknown, listed('lens', ['Coral'])]);
    expect(productsFor('coral', index).map(({ slug }) => slug)).toEqual(['lens']);
  });

  it('finds shelves when the list of products is missing', () => {
    const index = createSearchIndex(sharedMessages);
    expect(search('কাজল', index)).toMatchObject({ categories: ['Eye-kajol'], groups: [] });
  });

  it.each(['huda tan foundation', 'huda tan foundation zzzzzz'])(
    'sorts the kind that was named by how many of the words a product has: %s',
    async (typed) => {
      const [first, ...others] = productsFor(typed, await demoIndex);
      expect(first?.title).toBe('Huda Beauty tan foundation in a square bottle');
      expect(others.length).toBeGreaterThan(3);
    },
  );

  it.each(['30ml', '30 ML', '৩০ মিলি'])('finds by %s a size in a title', (typed) => {
    const index = createSearchIndex(sharedMessages, [
      listed('lens', ['Solution 50 ml', 'Solution 30 ml']),
    ]);
    expect(productsFor(typed, index).map(({ title }) => title)).toEqual(['Solution 30 ml']);
  });

  it.each([
    ['shampoo', 'Rose Shampoo', []],
    ['shampu', 'Rose Shampoo for dry hair', []],
    ['শ্যাম্পু', 'গোলাপ শ্যাম্পু', []],
    ['nail polish', 'Red Nail Polish (matte)', []],
    ['nail polish', 'Nail Polish Red Lens', ['nail', 'polish']],
  ])('knows that %s is sold if the name of a title ends so: %s', (typed, title, notSold) => {
    const index = createSearchIndex(sharedMessages, [listed('lens', [title])]);
    expect(search(typed, index).notSold).toEqual(notSold);
    expect(productsFor(typed, index)).toHaveLength(notSold.length > 0 ? 0 : 1);
  });

  it('counts no sold-out product as an offer', () => {
    const shelf = { ...listed('lens', ['Rose', 'Coral']), prices: [80, 80], offs: [20, 20] };
    const index = createSearchIndex(sharedMessages, [{ ...shelf, soldOut: [0] }]);
    expect(productsFor('offer', index).map(({ title }) => title)).toEqual(['Coral']);
  });

  it('ignores stop words', () => {
    const index = createSearchIndex(sharedMessages, [
      listed('lens', ['Rose Clear', 'My Rose Kit']),
    ]);
    expect(productsFor('my rose', index)).toHaveLength(2);
  });

  it.each([
    ['blush', 'without much weaker matches', ['blush']],
    ['mois turizer', 'which splits one word in two', ['Moistraizer']],
  ])('finds shelves by %s, %s', async (typed, _how, found) => {
    expect(search(typed, await demoIndex).categories).toEqual(found);
  });

  it.each(['', ' ', '?!', '.*', 'zzzzqq', 'xyxyxyx'])('finds nothing by %j', async (typed) => {
    expect(search(typed, await demoIndex)).toMatchObject({ categories: [], groups: [] });
  });

  it('never throws, whatever is typed', async () => {
    const index = await demoIndex;
    fc.assert(
      fc.property(hostileTexts, (typed) => {
        expect(search(typed, index).categories.length).toBeLessThanOrEqual(6);
      }),
      { numRuns: 50 },
    );
  });
});

/** The index of the demo catalogue, and its products with a title. */
async function titledDemo() {
  const index = await demoIndex;
  const titled = index.products.flatMap(({ product }) => (product.title ? product : []));
  expect(titled.length).toBeGreaterThan(100);
  return { index, titled };
}

function listed(slug: CategorySlug, titles: readonly string[]): ListedShelf {
  return {
    slug,
    ids: titles.map((_title, n) => `id${n}`),
    titles,
    prices: titles.map(() => 0),
    offs: titles.map(() => 0),
  };
}
