import { importFresh } from '../helpers/importFresh';
import { withRows } from '../helpers/withRows';

type Resolving = typeof import('@/answers/notFound/resolveProduct');
type Addresses = typeof import('@/answers/notFound/resolveAddress');
type Stored = typeof import('@/catalogue/shortlist/parseShortlist');
type Linked = typeof import('@/catalogue/shortlist/listFragment');

const silk = 'silk-touch-honey-foundation-01_silk_touch_honey';
const kept = { title: 'Silk', quantity: 1 };

/** Where each of these addresses leads. */
async function resolve(urls: readonly string[]) {
  const { resolveProduct } = importFresh<Resolving>('@/answers/notFound/resolveProduct');
  return Promise.all(urls.map((url) => resolveProduct(url)));
}

const stored = (record: object) =>
  importFresh<Stored>('@/catalogue/shortlist/parseShortlist')
    .parseShortlist(record)
    .map(({ slug, id }) => `${slug}/${id}`);
const linked = (fragment: string) =>
  importFresh<Linked>('@/catalogue/shortlist/listFragment')
    .readListFragment(fragment)
    .map(({ slug, part }) => `${slug}/${part}`);

describe('a shelf whose slug changed', () => {
  beforeEach(() =>
    withRows((category) =>
      category.slug === 'Foundation'
        ? { ...category, formerSlugs: ['Base-makeup', 'Offer'] }
        : category,
    ),
  );

  it('leads its former addresses to those of today', async () => {
    const moved: Readonly<Record<string, string>> = {
      '/Base-makeup': '/Foundation',
      '/BASE-makeup/': '/Foundation',
      '/base%20makeup?utm_source=wa&x=1': '/Foundation?utm_source=wa&x=1',
      '/bn/Base-makeup?q=%E0%A6%95': '/bn/Foundation?q=%E0%A6%95',
      '/HI/base-makeup': '/hi/Foundation',
      '/Offer': '/Foundation',
      [`/Base-makeup/${silk}`]: `/Foundation/${silk}`,
      '/bn/base-MAKEUP/an-older-name-01_silk_touch_honey?a=b': `/bn/Foundation/${silk}?a=b`,
    };
    const found = Object.values(moved).map((redirect) => ({ redirect }));
    expect(await resolve(Object.keys(moved))).toEqual(found);
  });

  it('keeps the products that devices and links remember under its former slug, each once', () => {
    const record = { 'Base-makeup/a': kept, 'Base-makeup/b/Rose': { ...kept, shade: 'Rose' } };
    expect(stored(record)).toEqual(['Foundation/a', 'Foundation/b']);
    expect(stored({ ...record, 'Foundation/a': kept })).toEqual(['Foundation/a', 'Foundation/b']);
    expect(linked('#Base-makeup=a-b&Foundation=a')).toEqual(['Foundation/a', 'Foundation/b']);
  });
});

describe('a shelf that left', () => {
  beforeEach(() => withRows((category) => (category.slug === 'Foundation' ? undefined : category)));

  it('has addresses with suggestions, if any, and no redirect', async () => {
    const urls = ['/Foundation', '/bn/foundation?x=1', `/Foundation/${silk}`, '/Foundations'];
    const found = await resolve(urls);
    expect(found).toEqual(urls.map(() => ({ nearest: expect.any(Array) })));
    const { resolveAddress } = importFresh<Addresses>('@/answers/notFound/resolveAddress');
    expect(found).toEqual(urls.map((url) => resolveAddress(url)));
  });

  it('is not on the lists of devices and links, which keep what is of other shelves', () => {
    expect(stored({ 'Foundation/a': kept, 'blush/b': kept })).toEqual(['blush/b']);
    expect(linked('#Foundation=a&blush=b')).toEqual(['blush/b']);
  });
});
