import { settingsAnnouncements } from '@/shop/settingsAnnouncements';

const demo = { siteAddress: 'https://www.example.com', isDemo: true };

const setUp = { ...demo, isDemo: false };

const at = (siteAddress: string) => ({ siteAddress });

describe('settingsAnnouncements', () => {
  it.each<[what: string, shop: typeof demo, showsDemoCatalogue: boolean, said: RegExp[]]>([
    ['a shop that is fully set up', setUp, false, []],
    ['the demo catalogue', setUp, true, [/No FIREBASE_.*demo catalogue/]],
    ['the demo shop at home', { ...demo, ...at('http://localhost:3000') }, false, []],
    ['the demo shop in public', demo, false, [/^WARNING.*example\.com.*SHOP_NAME, SHOP_PHONE/s]],
    [
      'a real shop at a local address',
      { ...setUp, ...at('http://127.0.0.1:3000') },
      false,
      [/^WARNING.*127\.0\.0\.1.*SITE_ADDRESS|^WARNING.*SITE_ADDRESS.*127\.0\.0\.1/s],
    ],
    ['both', demo, true, [/./, /./]],
  ])('announces of %s', (_what, shop, showsDemoCatalogue, said) => {
    expect(settingsAnnouncements({ ...shop, showsDemoCatalogue }).sort()).toEqual(
      said.map((words) => expect.stringMatching(words)),
    );
  });
});
