import { nearestCategories } from '@/answers/notFound/nearestCategories';
import { resolveAddress } from '@/answers/notFound/resolveAddress';
import { sentenceTails } from '../../helpers/sentenceTails';

const silk = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

describe('resolveAddress', () => {
  it.each([
    ['/foundation', '/Foundation'],
    ['/FOUNDATION/', '/Foundation'],
    ['/Clip%20%26%20Kata', '/Clip-kata'],
    ['/%46oundation', '/Foundation'],
    ['/%62n/offers', '/bn/offers'],
    ['/bn%2Foffers', '/bn/offers'],
    ['/HI/offers,', '/hi/offers'],
    ['/home', '/'],
    ['/foundation?', '/Foundation'],
  ])('redirects %s to %s', async (url, redirect) => {
    expect(await resolveAddress(url)).toEqual({ redirect });
  });

  it.each([
    ['?utm_source=wa', '?utm_source=wa'],
    ['?x=%zz%', '?x=%zz%'],
    ['?x=ক', '?x=%E0%A6%95'],
    ['?x=\r\nSet-Cookie: a=b', '?x=%0D%0ASet-Cookie:%20a=b'],
    ['?x=\ud83c', '?x=%EF%BF%BD'],
  ])('keeps the query %j as %s', async (query, kept) => {
    expect(await resolveAddress(`/foundation${query}`)).toEqual({ redirect: `/Foundation${kept}` });
  });

  it.each([
    ['/shortlist%23Foundation=a.2-b!x7k2&lens=c', '/shortlist#Foundation=a.2-b!x7k2&lens=c'],
    ['/hi/Shortlist%23lens=a?utm_source=wa', '/hi/shortlist?utm_source=wa#lens=a'],
    [`/bn${silk}%23shade%3DRose%2BBeige`, `/bn${silk}#shade=Rose+Beige`],
    [`${silk}%23shade%3D%E0%A6%95%0A`, `${silk}#shade=%E0%A6%95%0A`],
    ['/shortlist%23', '/shortlist'],
    ['/shortlist%23lens=%E0%A4', '/shortlist#lens=%E0%A4'],
  ])('leads from %s to %s', async (url, redirect) => {
    expect(await resolveAddress(url)).toEqual({ redirect });
  });

  it.each([
    '/%E0%A4%A',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//evil.example/Foundation',
    '/\\evil.example',
    `/${'%41'.repeat(30_000)}`,
  ])('does not redirect an address that resembles no page: case %#', async (url) => {
    expect(await resolveAddress(url)).not.toHaveProperty('redirect');
    expect(await resolveAddress(url)).toEqual({ nearest: expect.any(Array) });
  });

  it.each(['/', '/Foundation', '/bn/offers', '/hi/shortlist', silk, `/bn${silk}`])(
    'leads to %s from what sentences and chats make of it',
    async (page) => {
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
    },
  );

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
    expect(await resolveAddress('/foundation/velvet-dusk-coco-99?x=1')).toMatchObject({
      nearest: [{ slug: 'Foundation' }],
    });
  });

  it.each(['/%2f%2fevil.example%2ffoundation', '/home?/evil.example', '//foundation'])(
    'never redirects off the site from %s',
    async (url) => {
      const notFound = await resolveAddress(url);
      const target = 'redirect' in notFound ? notFound.redirect : '/';
      expect(new URL(target, 'https://shop.example').host).toBe('shop.example');
      expect(target).toMatch(/^\/(?![/\\])/);
    },
  );

  it.each(['/Foundation', '/Visit-shop', '/Foundation?x=1', silk])(
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

  it.each(['..%2f..%2fetc', '0', 'x'.repeat(20_000), '__proto__'])(
    'finds no product at /Primer/%s: case %#',
    async (segment) => {
      expect(await resolveAddress(`/Primer/${segment}`)).not.toHaveProperty('redirect');
    },
  );
});
