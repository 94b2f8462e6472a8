import fc from 'fast-check';
import { searchList } from '@/answers/search/searchList';
import { categoryPath } from '@/catalogue/addresses';
import type { CategorySlug } from '@/catalogue/categories';
import { readWholeCatalogue } from '@/data/shelves/wholeCatalogue';
import { categoryLabels } from '@/messages/en/categoryLabels';
import { createSearchIndex } from '@/search/createSearchIndex';
import type { ListedShelf } from '@/search/SearchList';
import { search } from '@/search/search';
import { hostileTexts } from '../helpers/hostileTexts';
import { typedSearches } from '../helpers/typedSearches';

const demo = readWholeCatalogue().then((whole) =>
  createSearchIndex(categoryLabels, searchList(whole)),
);

describe('what is typed in the search of the demo catalogue', () => {
  it('has at least 120 examples', () => {
    expect(new Set(typedSearches.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(120);
  });

  it.each(typedSearches)('%s: %s is among the first three', async (typed, meant) => {
    const { categories, products } = search(typed, await demo);
    const first = meant.startsWith('/')
      ? categories.slice(0, 3).map((slug) => categoryPath({ slug }))
      : products.slice(0, 3).map(({ title }) => title);
    expect(first).toContainEqual(expect.stringContaining(meant));
  });
});

describe('search', () => {
  it('finds a product by any beginning of its title', async () => {
    const { index, titled } = await titledDemo();
    fc.assert(
      fc.property(fc.constantFrom(...titled), fc.nat(), (product, length) => {
        const { title = '' } = product;
        const begun = title.slice(0, 1 + (length % title.length));
        expect(search(begun, index).products).toContain(product);
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
        expect(search(typed, index).products).toContain(product);
      }),
    );
  });

  it.each(['undatio', 'UNDATIO', ' undatio '])(
    'finds by %j the titles with it, and no others',
    async (typed) => {
      const titles = search(typed, await demo).products.map(({ title = '' }) => title);
      expect(titles).toHaveLength(6);
      for (const title of titles) expect(title).toMatch(/foundation/i);
    },
  );

  it.each([
    ['rose', ['Rose Primer', 'Foundation Rose Matte Stick']],
    ['prim', ['Rose Primer', 'Cream Primrose']],
    ['golap', ['Rose Primer', 'Foundation Rose Matte Stick']],
    ['item249x', ['Item249x']],
    ['zzqqxx', []],
  ])('finds by %s, the shorter title before the longer: %j', async (typed, found) => {
    const titles = ['Rose Primer', 'Cream Primrose', 'Foundation Rose Matte Stick', ''];
    for (let n = 0; n < 250; n += 1) titles.push(`Item${n}x`);
    const index = await createSearchIndex(categoryLabels, [listed('lens', titles)]);
    const { products } = search(typed, index);
    expect(products.slice(0, found.length).map(({ title }) => title)).toEqual(found);
    if (found.length === 0) expect(products).toEqual([]);
  });

  it('finds a product by words of which some are in its title and some name its shelf', async () => {
    const index = await createSearchIndex(categoryLabels, [
      listed('blush', ['Coral']),
      listed('lens', ['Coral']),
    ]);
    expect(search('coral blush', index).products.map(({ slug }) => slug)).toEqual(['blush']);
  });

  it('finds shelves without a list of products', async () => {
    const index = await createSearchIndex(categoryLabels);
    expect(search('কাজল', index)).toEqual({ categories: ['Eye-kajol'], products: [] });
  });

  it.each(['huda tan foundation', 'huda tan foundation zzzzzz'])(
    'wants all words, and where nothing has all, most of them: %s',
    async (typed) => {
      expect(search(typed, await demo).products.map(({ title }) => title)).toEqual([
        'Huda Beauty tan foundation in a square bottle',
      ]);
    },
  );

  it('leaves small words aside', async () => {
    const index = await createSearchIndex(categoryLabels, [
      listed('lens', ['Rose Clear', 'My Rose Kit']),
    ]);
    expect(search('my rose', index).products).toHaveLength(2);
  });

  it.each([
    ['blush', 'without those that are much less like it', ['blush']],
    ['mois turizer', 'with two words for one', ['Moistraizer']],
  ])('finds shelves by %s, %s', async (typed, _how, found) => {
    expect(search(typed, await demo).categories).toEqual(found);
  });

  it.each(['', ' ', '?!', '.*', 'zzzzqq', 'xyxyxyx'])('finds nothing by %j', async (typed) => {
    expect(search(typed, await demo)).toEqual({ categories: [], products: [] });
  });

  it('takes whatever is typed', async () => {
    const index = await demo;
    fc.assert(
      fc.property(hostileTexts, (typed) => {
        expect(search(typed, index).categories.length).toBeLessThanOrEqual(6);
      }),
      { numRuns: 50 },
    );
  });
});

/** The index of the demo, and its products that have a title. */
async function titledDemo() {
  const index = await demo;
  const titled = index.documents.flatMap(({ product }) => (product?.title ? product : []));
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
