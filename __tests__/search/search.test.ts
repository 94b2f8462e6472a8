import fc from 'fast-check';
import { categoryPath } from '@/catalogue/addresses';
import { createSearchIndex } from '@/search/createSearchIndex';
import { search } from '@/search/search';
import { searchList } from '@/server/search/searchList';
import { readWholeCatalogue } from '@/server/shelves/wholeCatalogue';
import { categoryLabels } from '@/words/en/categoryLabels';
import { hostileTexts } from '../helpers/hostileTexts';
import { typedSearches } from '../helpers/typedSearches';

const searched = readWholeCatalogue().then((whole) =>
  createSearchIndex(categoryLabels, searchList(whole)),
);

describe('what is typed in the search of the demo catalogue', () => {
  it('has at least 120 examples', () => {
    expect(new Set(typedSearches.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(120);
  });

  it.each(typedSearches)('%s: %s is among the first three', async (typed, meant) => {
    const { categories, products } = search(typed, await searched);
    const first = meant.startsWith('/')
      ? categories.slice(0, 3).map((slug) => categoryPath({ slug }))
      : products.slice(0, 3).map(({ title }) => title);
    expect(first).toContainEqual(expect.stringContaining(meant));
  });
});

describe('find', () => {
  it('finds a product by any beginning of its title', async () => {
    const all = await searched;
    const titled = all.documents
      .flatMap(({ product }) => product ?? [])
      .filter(({ title = '' }) => title);
    expect(titled.length).toBeGreaterThan(100);
    fc.assert(
      fc.property(fc.constantFrom(...titled), fc.nat(), (product, length) => {
        const { title = '' } = product;
        const begun = title.slice(0, 1 + (length % title.length));
        expect(search(begun, all).products).toContain(product);
      }),
    );
  });

  it('finds whatever has the typed letters in its title', async () => {
    const all = await searched;
    const { products } = search('undatio', all);
    const titles = products.map(({ title = '' }) => title);
    expect(titles).toHaveLength(6);
    for (const title of titles) expect(title).toMatch(/foundation/i);
  });

  it('wants all words, and where nothing has all, most of them', async () => {
    const all = await searched;
    const titlesFor = (typed: string) => search(typed, all).products.map(({ title }) => title);
    expect(titlesFor('huda tan foundation')).toEqual([
      'Huda Beauty tan foundation in a square bottle',
    ]);
    expect(titlesFor('huda tan foundation zzzzzz')).toEqual([
      'Huda Beauty tan foundation in a square bottle',
    ]);
  });

  it('leaves small words aside', async () => {
    const all = await searched;
    const products = search('gajra with roses for the', all).products;
    expect(products[0]?.title).toMatch(/^Jasmine Gajra with Red Roses/);
  });

  it.each(['', ' ', '?!', 'zzzzqq', 'xyxyxyx'])('finds nothing by %j', async (typed) => {
    expect(search(typed, await searched)).toEqual({ categories: [], products: [] });
  });

  it('takes whatever is typed', async () => {
    const all = await searched;
    fc.assert(
      fc.property(hostileTexts, (typed) => {
        expect(search(typed, all).categories.length).toBeLessThanOrEqual(6);
      }),
      { numRuns: 50 },
    );
  });
});
