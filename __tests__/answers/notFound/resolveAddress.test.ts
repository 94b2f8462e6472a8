import { nearestCategories } from '@/answers/notFound/nearestCategories';
import { resolveAddress } from '@/answers/notFound/resolveAddress';
import { languages, localPath } from '@/shop/languages';
import { sentenceTails } from '../../helpers/sentenceTails';

describe('resolveAddress', () => {
  it.each([
    ['/foundation', '/Foundation'],
    ['/FOUNDATION/', '/Foundation'],
    ['/Moistrizer', '/Moistraizer'],
    ['/Clip%20%26%20Kata', '/Clip-kata'],
    ['/Clip & Kata', '/Clip-kata'],
    ['/%46oundation', '/Foundation'],
    ['/foundation%00', '/Foundation'],
    ['/SEARCH', '/search'],
    ['/%62n/offers', '/bn/offers'],
    ['/bn%2Foffers', '/bn/offers'],
    ['/HI/offers,', '/hi/offers'],
    ['/Foundation/,', '/Foundation'],
    ['/Foundation/%00', '/Foundation'],
    ['/home', '/'],
    ['/foundation?', '/Foundation'],
  ])('redirects %s to %s', (url, redirect) => {
    expect(resolveAddress(url)).toEqual({ redirect });
  });

  it.each([
    ['?utm_source=wa', '?utm_source=wa'],
    ['?a=1&a=2&b=', '?a=1&a=2&b='],
    ['?next=//evil.example', '?next=//evil.example'],
    ['?x=%zz%', '?x=%zz%'],
    ['?x=ক', '?x=%E0%A6%95'],
    ['?x=\r\nSet-Cookie: a=b', '?x=%0D%0ASet-Cookie:%20a=b'],
    ['?x=\ud83c', '?x=%EF%BF%BD'],
  ])('keeps the query %j as %s', (query, kept) => {
    expect(resolveAddress(`/foundation${query}`)).toEqual({ redirect: `/Foundation${kept}` });
  });

  it('keeps a query of 100 KB', () => {
    const query = `?x=${'ab'.repeat(50_000)}`;
    expect(resolveAddress(`/foundation${query}`)).toEqual({ redirect: `/Foundation${query}` });
  });

  it.each([
    '/nowhere',
    '/%E0%A4%A',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/\ud83c',
    '/__proto__',
    '//evil.example/Foundation',
    '/\\evil.example',
    `/${'%41'.repeat(30_000)}`,
  ])('does not redirect an address that resembles no page: case %#', (url) => {
    expect(resolveAddress(url)).not.toHaveProperty('redirect');
    expect(resolveAddress(url)).toEqual({ nearest: expect.any(Array) });
  });

  const pages = ['/', '/Foundation', '/offers', '/contact-us', '/search', '/shortlist', '/offline'];
  it.each(
    Object.values(languages).flatMap((language) => pages.map((page) => localPath(language, page))),
  )('leads to %s from what sentences and chats make of it', (page) => {
    for (const tail of sentenceTails) {
      const typed = page + encodeURIComponent(tail);
      expect([typed, resolveAddress(typed)]).toEqual([typed, { redirect: page }]);
      const asked = `${page}${tail.replaceAll('?', '')}?utm_source=wa`;
      if (!asked.startsWith(`${page}?`))
        expect([asked, resolveAddress(asked)]).toEqual([
          asked,
          { redirect: `${page}?utm_source=wa` },
        ]);
    }
  });

  it.each(['', '/bn', '/hi'])(
    'suggests for %s/Foundation when it was cut in an escape',
    (prefix) => {
      for (const cut of ['%', '%2', '%E0', '%E0%A6', '%e0%a5%A', '%E0%A5%A4%E0', '.%', '%E0%A6.'])
        expect(resolveAddress(`${prefix}/Foundation${cut}?a=b`)).toEqual({
          nearest: nearestCategories('/Foundation'),
        });
    },
  );

  it('gives the nearest shelves for a nearly right address', () => {
    expect(resolveAddress('/Fondation?x=1')).toEqual({ nearest: nearestCategories('/Fondation') });
    expect(resolveAddress('/Hair%20Mashine')).toEqual({
      nearest: nearestCategories('Hair Mashine'),
    });
  });

  it.each([
    '/%2f%2fevil.example%2ffoundation',
    '/home?/evil.example',
    '//foundation',
    '/\\foundation',
  ])('never redirects off the site from %s', (url) => {
    const notFound = resolveAddress(url);
    const target = 'redirect' in notFound ? notFound.redirect : '/';
    expect(new URL(target, 'https://shop.example').host).toBe('shop.example');
    expect(target).toMatch(/^\/(?![/\\])/);
  });

  it.each(['/Foundation', '/lipe-palate', '/Visit-shop', '/contact-us', '/Foundation?x=1'])(
    'never redirects %s to itself',
    (url) => {
      expect(resolveAddress(url)).not.toEqual({ redirect: url });
    },
  );
});
