import {
  categoryPath,
  pageDataPath,
  paths,
  resolvedAddress,
  shelfAnswerPath,
} from '@/catalogue/addresses';
import { categories } from '@/catalogue/categories';

describe('paths', () => {
  it('are the four routes of the specification that are no category', () => {
    expect(Object.values(paths)).toEqual(['/', '/Visit-shop', '/Reviewpage', '/contact-us']);
  });
});

describe('categoryPath', () => {
  it.each(['Foundation', 'lipe-palate', 'MakezmiaBrand'] as const)(
    'keeps the case of %s',
    (slug) => {
      expect(categoryPath({ slug })).toBe(`/${slug}`);
    },
  );

  it('gives no category the address of another page', () => {
    const all = [...Object.values(paths), ...categories.map(categoryPath)];
    expect(new Set(all.map((path) => path.toLowerCase())).size).toBe(43);
  });
});

describe('pageDataPath', () => {
  it.each([
    ['/', '/_next/data/a-build/index.json'],
    ['/Foundation', '/_next/data/a-build/Foundation.json'],
    ['/Visit-shop', '/_next/data/a-build/Visit-shop.json'],
  ])('is for %s %s', (page, dataPath) => {
    expect(pageDataPath('a-build', page)).toBe(dataPath);
  });
});

describe('shelfAnswerPath', () => {
  it.each([
    ['MAKEUP-Primer', undefined, '/api/shelves/MAKEUP-Primer'],
    ['VIDEO YOUTUBE', '0123456789ab', '/api/shelves/VIDEO%20YOUTUBE?version=0123456789ab'],
  ])('of %s, known as %s, is %s', (collection, version, path) => {
    expect(shelfAnswerPath(collection, version)).toBe(path);
  });
});

describe('resolvedAddress', () => {
  it.each([
    ['/pictures/a.webp', 'http://localhost:3000/pictures/a.webp'],
    ['https://pictures.example/a.webp?x=1', 'https://pictures.example/a.webp?x=1'],
  ])('of %s is %s', (given, address) => {
    expect(resolvedAddress(given)).toBe(address);
  });
});
