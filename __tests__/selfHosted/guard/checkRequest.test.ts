import { type IncomingMessage, ServerResponse } from 'node:http';
import { optimisedPicture } from '@/pictures/optimisedPicture';
import { checkRequest, requestLimits } from '@/selfHosted/guard/checkRequest';
import { limitPictureRequests } from '@/selfHosted/guard/limitPictureRequests';
import { plainAddress } from '@/selfHosted/guard/plainAddress';
import { plainBrackets } from '@/selfHosted/guard/plainBrackets';
import fc from '../../helpers/fastCheck';

function aRequest(url: string, method = 'GET', headers: Record<string, string> = {}) {
  return { url, method, headers, rawHeaders: Object.entries(headers).flat() };
}

const { target, parameters, fields, field } = requestLimits;
const rose = optimisedPicture('/pictures/rose.webp', 360);

describe('checkRequest', () => {
  it.each([
    ['a page', aRequest('/Foundation')],
    ['a page with campaign parameters', aRequest('/Foundation?utm_source=wa&fbclid=1&a=%20')],
    ['a path that only looks like the optimiser’s', aRequest('/x/_next/image')],
    ['a query that looks like the optimiser’s path', aRequest('/?/_next/image')],
    ['the most parameters allowed', aRequest(`/?${'a&'.repeat(parameters - 1)}a`)],
    ['the longest address allowed', aRequest(`/${'a'.repeat(target - 1)}`)],
    ['a long cookie', aRequest('/', 'GET', { cookie: 'a'.repeat(field) })],
    ['an empty body', aRequest('/', 'GET', { 'content-length': '0' })],
    ['a picture address from a page', aRequest(rose)],
    ['a HEAD request for a picture', aRequest(rose, 'HEAD')],
    ['another method, which Next rejects', aRequest('/', 'DELETE')],
  ])('lets %s pass', (_what, request) => {
    expect(checkRequest(request)).toBeUndefined();
  });

  const many = Object.fromEntries(Array.from({ length: fields + 1 }, (_, at) => [`x-${at}`, '']));

  it.each([
    ['an asterisk', aRequest('*', 'OPTIONS'), 400],
    ['an absolute URL', aRequest('http://127.0.0.1/Foundation'), 400],
    ['too long an address', aRequest(`/${'a'.repeat(target)}`), 414],
    ['too many parameters', aRequest(`/Foundation?${'&'.repeat(parameters)}`), 400],
    ['too many header fields', aRequest('/', 'GET', many), 431],
    ['too long a header field', aRequest('/', 'GET', { cookie: 'a'.repeat(field + 1) }), 431],
    ['a body', aRequest('/', 'POST', { 'content-length': '1' }), 413],
    ['a body of unknown length', aRequest('/', 'GET', { 'transfer-encoding': 'chunked' }), 413],
    ['another method at the optimiser', aRequest(rose, 'PUT'), 405],
  ])('rejects %s', (_what, request, status) => {
    expect(checkRequest(request)?.status).toBe(status);
  });

  it.each([
    ...['/_next/image', '/_next/image?', '/_next/image/', `/_next//image${rose.slice(12)}`],
    ...[`/_next\\image${rose.slice(12)}`, `${rose}&`, `${rose}&a=1`, `${rose}#`, `${rose}%20`],
    ...['/_next/images', '/_next/image#a', '//_next/image', '/\\_next/image', '/_next/./image'],
    ...['/_next/x/../image', '/_next/x/%2e%2e/image', '/x/../_next/image', '/_next/%2E/image'],
    ...[rose.replace('q=60', 'q=060'), rose.replace('q=60', 'q=59'), rose.replace('360', '361')],
    ...[rose.replace('360', '0360'), rose.replace('w=360&q=60', 'q=60&w=360')],
    ...[rose.replace('rose', '%72ose'), rose.replaceAll('%2F', '/'), rose.replaceAll('%2F', '%2f')],
    ...[rose.replace('.webp', '.webp%23N'), rose.replace('.webp', '.webp%3F')],
    ...[rose.replace('rose', '.%2Frose'), rose.replace('rose', '%2525zz')],
    ...[rose.replace('rose', '%25zz'), rose.replace('rose', 'a%0A{"level":"info"}')],
    ...[rose.replace('rose', '%zz'), rose.replace('url=', 'url=x&url=')],
  ])('rejects the picture address %s', (url) => {
    expect(checkRequest(aRequest(url))).toMatchObject({ status: 400, text: 'No such picture' });
  });

  it('leads an address with needless escapes to its plain spelling', () => {
    expect(checkRequest(aRequest('/contact%2Dus?a=%20'))).toMatchObject({
      status: 308,
      headers: { Location: '/contact-us?a=%20' },
    });
  });

  it('repeats nothing of the request in its answer', () => {
    for (const url of ['*Asha', `/_next/image?url=Asha`, `/Asha?${'Asha&'.repeat(100)}`]) {
      expect(JSON.stringify(checkRequest(aRequest(url)))).not.toContain('Asha');
    }
  });
});

const soon = () => new Promise(setImmediate);

describe('limitPictureRequests', () => {
  it.each([
    ['a browser’s list', 'image/avif,image/webp,*/*;q=0.8', 'image/webp'],
    ['a long list', 'a/b;q=0.5,'.repeat(600), '*/*'],
    ['no list', undefined, '*/*'],
  ])('reduces the Accept header to one of two values: %s', async (_who, accept, handed) => {
    const request = { url: `/types-${accept}`, headers: { accept } } as IncomingMessage;
    const next = jest.fn(async () => request.headers.accept);
    limitPictureRequests(request, new ServerResponse(request), next);
    await soon();
    await expect(next.mock.results[0]?.value).resolves.toBe(handed);
  });
});

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

describe('plainBrackets', () => {
  it.each([
    ['/%5Bcategory%5D', '/[category]'],
    ['/bn/%5bcategory%5d?a=%5B', '/bn/[category]?a=%5B'],
    ['/Foundation%5D', '/Foundation]'],
  ])('takes %s for %s', (url, plain) => {
    expect(plainBrackets(url)).toBe(plain);
  });

  it.each([
    '/',
    '/Foundation/%E0%A6%95-01?q=%5B',
    '/_next/static/chunks/pages/%5Bcategory%5D-1a2b.js',
    '*',
  ])('leaves %s as it is', (url) => {
    expect(plainBrackets(url)).toBe(url);
  });
});
