import { resolveAddress } from '@/answers/notFound/resolveAddress';
import { resolveProduct } from '@/answers/notFound/resolveProduct';
import { languages, localPath } from '@/shop/languages';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sentenceTails } from '../../helpers/sentenceTails';
import { sourceInUse } from '../../helpers/sourceInUse';

const silk = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

beforeEach(resetCaches);

describe('resolveProduct', () => {
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
    const notFound = await resolveProduct(url);
    expect('redirect' in notFound ? notFound.redirect : undefined).toBe(redirect);
  });

  it.each(Object.values(languages))(
    'leads to a product from what sentences and chats make of its address, in $code',
    async (language) => {
      const product = localPath(language, silk);
      for (const tail of sentenceTails.flatMap((one) => [one, `/${one}`])) {
        const typed = `${product}${encodeURIComponent(tail)}?utm_source=wa`;
        expect([typed, await resolveProduct(typed)]).toEqual([
          typed,
          { redirect: `${product}?utm_source=wa` },
        ]);
      }
    },
  );

  it.each(['%', '%2', '%E0%A5', '%E0%A5%A4%E0', '.%E0'])(
    'suggests products for an address that was cut in an escape: %s',
    async (cut) => {
      await expect(resolveProduct(silk + cut)).resolves.toMatchObject({
        shelf: { slug: 'Foundation', products: [{ id: '01-silk-touch-honey' }, {}, {}, {}] },
      });
    },
  );

  it('takes an underscore for the end of an id that has one, and else for a sign', async () => {
    const rows = ['a-', 'b', 'b-'].map((id) => rawDocument({ title: 'Rose' }, id));
    sourceInUse('demo').mockResolvedValue(rows);
    for (const [typed, right] of [
      ['x-a_', 'rose-a_'],
      ['x-b_', 'rose-b_'],
      ['rose-b__', 'rose-b'],
      ['x-b._', 'rose-b'],
    ])
      await expect(resolveProduct(`/Toner/${typed}`)).resolves.toEqual({
        redirect: `/Toner/${right}`,
      });
  });

  it('gives the shelf and its products with the most similar names', async () => {
    const notFound = await resolveProduct('/foundation/velvet-dusk-coco-99?x=1');
    if ('redirect' in notFound) throw new Error(`It leads to ${notFound.redirect}`);
    expect(notFound).toMatchObject({ nearest: [], shelf: { slug: 'Foundation' } });
    expect(notFound.shelf?.products).toHaveLength(4);
    expect(notFound.shelf?.products[0]).toMatchObject({ id: '03-velvet-dusk-cocoa', price: 499 });
  });

  it('names them in the language of the address, each with the address that it has in all', async () => {
    const notFound = await resolveProduct('/bn/foundation/velvet-dusk-coco-99');
    expect(notFound).toMatchObject({
      shelf: {
        products: [
          { title: 'ভেলভেট ডাস্ক কোকো ফাউন্ডেশন', originalTitle: 'Velvet Dusk Cocoa Foundation' },
          ...[{}, {}, {}],
        ],
      },
    });
  });

  it.each(['/nothing/here', '/Visit-shop/x', '/%E0%A4%A/x', '//evil.example/x'])(
    'resolves %s like any other address: case %#',
    async (url) => {
      expect(await resolveProduct(url)).toEqual(resolveAddress(url));
    },
  );

  it.each(['..%2f..%2fetc', '0', 'x'.repeat(20_000), '__proto__'])(
    'finds no product at /Primer/%s: case %#',
    async (segment) => {
      expect(await resolveProduct(`/Primer/${segment}`)).not.toHaveProperty('redirect');
    },
  );

  it.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'never redirects off the site, to %s',
    async (query) => {
      const notFound = await resolveProduct(`/Foundation/x-01_silk_touch_honey?${query}`);
      expect(notFound).toEqual({ redirect: expect.stringMatching(/^\/Foundation\/[^/]+\?/) });
    },
  );

  it('never redirects a product to itself', async () => {
    expect(await resolveProduct(silk)).not.toHaveProperty('redirect');
  });
});
