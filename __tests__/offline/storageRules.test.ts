import { kindOf, offlinePagesFor, pagesBeside } from '@/offline/storageRules';

const site = 'https://shop.test';

const asked = (address: string, init: RequestInit = {}) =>
  new Request(new URL(address, site), init);

describe('kindOf', () => {
  it.each([
    ['/', 'page'],
    ['/Foundation', 'page'],
    ['/Foundation/silk-01_silk?shade=1', 'page'],
    ['/hi/search?q=kajal', 'page'],
    ['/owner', undefined],
    ['/feeds/google', undefined],
    ['/api/preview?path=/', undefined],
    ['/_next/static/chunks/main-1.js', 'file'],
    ['/fonts/fraunces.woff2', 'file'],
    ['/icons/icon-192.png', 'picture'],
    ['/_next/image?url=%2Fpictures%2Fa.webp&w=320&q=80', 'picture'],
    ['/pictures/products/a.webp', 'picture'],
    ['/pictures/products/a.jpg', 'picture'],
    ['/pictures/products/a.avif', 'picture'],
    ['/pictures/reviews/clip.mp4', undefined],
    ['/api/search', undefined],
    ['/api/shelves/MAKEUP-Foundation?language=bn', undefined],
    ['/_next/data/build/Foundation.json', undefined],
    ['https://elsewhere.test/pictures/a.webp', undefined],
  ])('of a request for %s is %s', (address, kind) => {
    expect(kindOf(asked(address), site)).toBe(kind);
  });

  it('is none for other methods', () => {
    const address = '/_next/static/chunks/main-1.js';
    expect(kindOf(asked(address, { method: 'HEAD' }), site)).toBeUndefined();
    expect(kindOf(asked(address, { method: 'POST' }), site)).toBeUndefined();
  });
});

describe('the pages of times without a network', () => {
  it('are first in the language of the page that they stand in for', () => {
    expect(offlinePagesFor('/hi/Foundation')).toEqual(['/hi/offline', '/offline', '/bn/offline']);
    expect(offlinePagesFor('/')).toEqual(['/offline', '/bn/offline', '/hi/offline']);
  });

  it('are kept beside any page in its language', () => {
    const beside = pagesBeside('/bn/Foundation');
    expect(beside).toEqual(['/bn/offline', '/bn/shortlist', '/bn/search']);
    for (const path of beside) expect(kindOf(asked(path), site)).toBe('page');
  });
});
