import { plainAddress } from '@/selfHosted/guard/plainAddress';
import fc from '../../helpers/fastCheck';

/** Every character of a text escaped. */
function escaped(text: string): string {
  return Buffer.from(text).toString('hex').replace(/../g, '%$&');
}

describe('plainAddress', () => {
  it.each([
    ['/contact%2Dus', '/contact-us'],
    ['/%6fffers?a=%6f', '/offers?a=%6f'],
    ['/robots%2Etxt', '/robots.txt'],
    ['/%62n/%6Fffers', '/bn/offers'],
    ['/bn%2Foffers', '/bn/offers'],
    ['/sitemap%2F%5Fpages%2Exml', '/sitemap/_pages.xml'],
    ['/api/shelves/%5f%5Foffers__', '/api/shelves/__offers__'],
    ['/a%7Eb%5Fc', '/a~b_c'],
    ['/Foundation/%E0%A6%95%2D01', '/Foundation/%E0%A6%95-01'],
    ['/%2%35', '/%25'],
  ])('of %s is %s', (address, plain) => {
    expect(plainAddress(address)).toBe(plain);
  });

  it.each([
    '/',
    '/Foundation?utm=%61',
    '/Foundation/%E0%A6%95-01',
    '/%2541',
    '/a%20b%25%3Fc%23d',
    '//foundation',
    '/Foundation%2E',
    '/offers%5F%7E%29?a=b',
    '/%',
    '/%4',
    '/a%7Bb%7Dc',
    '/_next/static/chunks/pages/%5Bcategory%5D-1a2b.js',
  ])('leaves %s as it is', (address) => {
    expect(plainAddress(address)).toBe(address);
  });

  it('is every fixed page however it is escaped, in its letters or in whole', () => {
    for (const path of ['/contact-us', '/how-to-buy', '/Visit-shop', '/api/health', '/sw.js'])
      for (const [at, character] of [...path].entries()) {
        if (at === 0) continue;
        const one = path.slice(0, at) + escaped(character) + path.slice(at + 1);
        expect(plainAddress(one)).toBe(path);
        expect(plainAddress(`/${escaped(path.slice(1))}?x=1`)).toBe(`${path}?x=1`);
      }
  });

  it('stays on the site and comes to an end, whatever is asked', () => {
    const pieces = [
      '/',
      '\\',
      '%2F',
      '%2f',
      '%5C',
      '%2E',
      '..',
      '%',
      '41',
      'evil.example',
      '?',
      '@',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        let address = `/${parts.join('')}`;
        for (let steps = 0; plainAddress(address) !== address; steps += 1) {
          address = plainAddress(address);
          expect(new URL(address, 'https://shop.example').host).toBe('shop.example');
          expect(steps).toBeLessThan(10);
        }
      }),
    );
  });
});
