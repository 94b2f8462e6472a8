import { nearestCategories } from '@/answers/notFound/nearestCategories';
import { resolveAddress } from '@/answers/notFound/resolveAddress';
import { languages, localPath } from '@/shop/languages';
import { resetCaches } from '../../helpers/resetCaches';
import { sentenceTails } from '../../helpers/sentenceTails';

const silk = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

beforeEach(resetCaches);

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
    ['/home', '/'],
    ['/foundation?', '/Foundation'],
  ])('redirects %s to %s', async (url, redirect) => {
    expect(await resolveAddress(url)).toEqual({ redirect });
  });

  it.each([
    ['?utm_source=wa', '?utm_source=wa'],
    ['?a=1&a=2&b=', '?a=1&a=2&b='],
    ['?next=//evil.example', '?next=//evil.example'],
    ['?x=%zz%', '?x=%zz%'],
    ['?x=ক', '?x=%E0%A6%95'],
    ['?x=\r\nSet-Cookie: a=b', '?x=%0D%0ASet-Cookie:%20a=b'],
    ['?x=\ud83c', '?x=%EF%BF%BD'],
  ])('keeps the query %j as %s', async (query, kept) => {
    expect(await resolveAddress(`/foundation${query}`)).toEqual({ redirect: `/Foundation${kept}` });
  });

  it.each([
    ['/shortlist%23Foundation=a.2-b!x7k2&lens=c', '/shortlist#Foundation=a.2-b!x7k2&lens=c'],
    ['/bn/shortlist%23Foundation%3Da', '/bn/shortlist#Foundation=a'],
    ['/hi/Shortlist%23lens=a?utm_source=wa', '/hi/shortlist?utm_source=wa#lens=a'],
    [`${silk}%23shade=Rose+Beige`, `${silk}#shade=Rose+Beige`],
    [`/bn${silk}%23shade%3DRose%2BBeige`, `/bn${silk}#shade=Rose+Beige`],
    [`${silk}%23shade%3D%E0%A6%95%0A`, `${silk}#shade=%E0%A6%95%0A`],
    ['/shortlist%23', '/shortlist'],
    ['/shortlist%23lens=%E0%A4', '/shortlist#lens=%E0%A4'],
  ])('leads from %s to %s', async (url, redirect) => {
    expect(await resolveAddress(url)).toEqual({ redirect });
  });

  it('keeps a query of 100 KB', async () => {
    const query = `?x=${'ab'.repeat(50_000)}`;
    expect(await resolveAddress(`/foundation${query}`)).toEqual({
      redirect: `/Foundation${query}`,
    });
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
  ])('does not redirect an address that resembles no page: case %#', async (url) => {
    expect(await resolveAddress(url)).not.toHaveProperty('redirect');
    expect(await resolveAddress(url)).toEqual({ nearest: expect.any(Array) });
  });

  const pages = ['/', '/Foundation', '/offers', '/contact-us', '/search', '/shortlist', '/offline'];
  it.each(
    Object.values(languages).flatMap((language) => pages.map((page) => localPath(language, page))),
  )('leads to %s from what sentences and chats make of it', async (page) => {
    for (const tail of sentenceTails) {
      const typed = page + encodeURIComponent(tail);
      expect([typed, await resolveAddress(typed)]).toEqual([typed, { redirect: page }]);
      const asked = `${page}${tail.replaceAll('?', '')}?utm_source=wa`;
      if (!asked.startsWith(`${page}?`))
        expect([asked, await resolveAddress(asked)]).toEqual([
          asked,
          { redirect: `${page}?utm_source=wa` },
        ]);
    }
  });

  it.each(['%', '%2', '%E0', '%E0%A6', '%e0%a5%A', '.%', '%E0%A6.'])(
    'does not redirect an address that was cut in an escape: %s',
    async (cut) => {
      for (const path of ['/Foundation', '/bn/Foundation', silk])
        expect(await resolveAddress(`${path}${cut}?a=b`)).toEqual({ nearest: [] });
    },
  );

  it('gives the nearest shelves for a nearly right address', async () => {
    expect(await resolveAddress('/Fondation?x=1')).toEqual({
      nearest: nearestCategories('/Fondation'),
    });
    expect(await resolveAddress('/Hair%20Mashine')).toEqual({
      nearest: nearestCategories('Hair Mashine'),
    });
  });

  it.each([
    '/%2f%2fevil.example%2ffoundation',
    '/home?/evil.example',
    '//foundation',
    '/\\foundation',
  ])('never redirects off the site from %s', async (url) => {
    const notFound = await resolveAddress(url);
    const target = 'redirect' in notFound ? notFound.redirect : '/';
    expect(new URL(target, 'https://shop.example').host).toBe('shop.example');
    expect(target).toMatch(/^\/(?![/\\])/);
  });

  it.each(['/Foundation', '/lipe-palate', '/Visit-shop', '/contact-us', '/Foundation?x=1'])(
    'never redirects %s to itself',
    async (url) => {
      expect(await resolveAddress(url)).not.toEqual({ redirect: url });
    },
  );
});

describe('resolveAddress, below a shelf', () => {
  it.each([
    ['/Foundation/an-older-name-01_silk_touch_honey', silk],
    ['/Foundation/01_silk_touch_honey', silk],
    [silk.toUpperCase(), silk],
    [silk.toLowerCase(), silk],
    ['/fondation-makeup/x', undefined],
    [`/Moisturizer/x-01_malai_daily`, '/Moistraizer/malai-soft-daily-moisturizer-01_malai_daily'],
    [
      '/Foundation/x-01_silk_touch_honey?utm_source=wa&x=%E0%A6%95',
      `${silk}?utm_source=wa&x=%E0%A6%95`,
    ],
    ['/Foundation/x-01_silk_touch_honey?x=a b', `${silk}?x=a%20b`],
  ])('redirects %s to %s', async (url, redirect) => {
    const notFound = await resolveAddress(url);
    expect('redirect' in notFound ? notFound.redirect : undefined).toBe(redirect);
  });

  it.each(Object.values(languages))(
    'leads to a product from what sentences and chats make of its address, in $code',
    async (language) => {
      const product = localPath(language, silk);
      for (const tail of sentenceTails) {
        const typed = `${product}${encodeURIComponent(tail)}?utm_source=wa`;
        expect([typed, await resolveAddress(typed)]).toEqual([
          typed,
          { redirect: `${product}?utm_source=wa` },
        ]);
      }
    },
  );

  it('suggests the shelf where the product is not there', async () => {
    expect(await resolveAddress('/foundation/velvet-dusk-coco-99?x=1')).toMatchObject({
      nearest: [{ slug: 'Foundation' }],
    });
  });

  it.each(['..%2f..%2fetc', '0', 'x'.repeat(20_000), '__proto__'])(
    'finds no product at /Primer/%s: case %#',
    async (segment) => {
      expect(await resolveAddress(`/Primer/${segment}`)).not.toHaveProperty('redirect');
    },
  );

  it.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'never redirects off the site, to %s',
    async (query) => {
      const notFound = await resolveAddress(`/Foundation/x-01_silk_touch_honey?${query}`);
      expect(notFound).toEqual({ redirect: expect.stringMatching(/^\/Foundation\/[^/]+\?/) });
    },
  );

  it('never redirects a product to itself', async () => {
    expect(await resolveAddress(silk)).not.toHaveProperty('redirect');
  });
});
