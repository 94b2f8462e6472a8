import { productCollection, quotedVideos } from '@/catalogue/collections';
import { findCategory } from '@/catalogue/findCategory';
import { oneProduct } from '@/catalogue/OneProduct';
import { allOffers } from '@/catalogue/offers/OfferList';
import { parseShelfRequest, type ShelfRequest, shelfRequestPath } from '@/catalogue/ShelfRequest';
import type { Collections } from '@/catalogue/sitePages';

const category = findCategory('Wax-stick');
const wax = productCollection(category);
const version = '012345';

describe('a request for a shelf', () => {
  it.each<[path: string, ShelfRequest<Collections[string]>]>([
    ['/api/shelves/WAX%20Stick', { shelf: wax }],
    ['/api/shelves/__offers__?language=bn', { shelf: allOffers, language: 'bn' }],
    [
      '/api/shelves/WAX%20Stick?product=01_a%7E20b&version=012345',
      { shelf: oneProduct(category, 'rose-01_a~20b'), version },
    ],
    [
      '/api/shelves/VIDEO%20YOUTUBE?part=quoted&version=012345&language=hi',
      { shelf: quotedVideos, version, language: 'hi' },
    ],
  ])('has the address %s, which the site reads as the same', (path, request) => {
    expect(shelfRequestPath(request)).toBe(path);
    const { pathname, searchParams } = new URL(path, 'https://shop.example');
    const collection = decodeURIComponent(pathname.slice('/api/shelves/'.length));
    const parameters = { collection, ...Object.fromEntries(searchParams) };
    expect(parseShelfRequest(parameters)).toEqual(request);
  });
});
