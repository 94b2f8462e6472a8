import { parseShelfRequest, type ShelfRequest, shelfRequestPath } from '@/catalogue/ShelfRequest';

const version = '012345';

describe('a request for a shelf', () => {
  it.each<[path: string, ShelfRequest]>([
    ['/api/shelves/MAKEUP-Primer', { name: 'MAKEUP-Primer' }],
    ['/api/shelves/__offers__?language=bn', { name: '__offers__', language: 'bn' }],
    [
      '/api/shelves/WAX%20Stick?product=01_a%7E20b&version=012345',
      { name: 'WAX Stick', product: '01_a~20b', version },
    ],
    [
      '/api/shelves/VIDEO%20YOUTUBE?part=quoted&version=012345&language=hi',
      { name: 'VIDEO YOUTUBE', part: 'quoted', version, language: 'hi' },
    ],
  ])('has the address %s, which the site reads as the same', (path, request) => {
    expect(shelfRequestPath(request)).toBe(path);
    const { pathname, searchParams } = new URL(path, 'https://shop.example');
    const collection = decodeURIComponent(pathname.slice('/api/shelves/'.length));
    const parameters = { collection, ...Object.fromEntries(searchParams) };
    expect(parseShelfRequest(parameters)).toEqual(request);
  });
});
