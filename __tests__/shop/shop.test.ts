import { readSettings } from '@/data/settings/readSettings';
import { indianTime } from '@/shop/indianTime';
import { translatedCodes } from '@/shop/LanguageCode';
import type * as languagesModule from '@/shop/languages';
import { defaultMaps } from '@/shop/links/mapLinks';
import { placeIn } from '@/shop/placeIn';
import { settingsAnnouncements } from '@/shop/settingsAnnouncements';
import { shopVariables } from '@/shop/shopVariables';
import { importFresh } from '../helpers/importFresh';

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

describe('the banner', () => {
  it('is that of the setting, else one of the repository', () => {
    const { SHOP: facts = '{}' } = process.env;
    const bannerNow = () => importFresh<typeof import('@/shop/banner')>('@/shop/banner').banner;
    expect(bannerNow()).toBe('/pictures/banners/banner-4.jpg');
    process.env.SHOP = JSON.stringify({ ...JSON.parse(facts), banner: '/set.jpg' });
    expect(bannerNow()).toBe('/set.jpg');
    process.env.SHOP = facts;
  });
});

describe('defaultMaps', () => {
  it('embeds maps of the shop and the town without an API key', () => {
    const [door, town] = defaultMaps('A & B', '12 Station Road').map((map) => new URL(map));
    expect(door?.searchParams.get('q')).toBe(
      'A & B, 12 Station Road, Berhampore, Murshidabad, West Bengal 742103',
    );
    expect(town?.searchParams.get('q')).toBe('Berhampore, Murshidabad, West Bengal 742103');
    for (const map of [door, town]) {
      expect(map?.href).toMatch(/^https:\/\/www\.google\.com\/maps\?/);
      expect(map?.searchParams.get('output')).toBe('embed');
    }
  });
});

describe('indianTime', () => {
  it.each([
    ['2026-10-20T06:30:00Z', '2026-10-20', 1, 720],
    ['2026-10-20T18:29:59Z', '2026-10-20', 1, 1439],
    ['2026-10-20T18:30:00Z', '2026-10-21', 2, 0],
    ['2027-12-31T20:00:00Z', '2028-01-01', 5, 90],
  ])('turns %s into %s, weekday %i, minute %i', (at, date, weekday, minutes) => {
    expect(indianTime(Date.parse(at))).toEqual({ date, weekday, minutes });
  });
});

/** The languages of a site whose shop offers these. */
function offering(languages?: readonly string[]) {
  const { SHOP = '{}' } = process.env;
  const shop = JSON.stringify({ ...JSON.parse(SHOP), languages });
  jest.replaceProperty(process, 'env', { ...process.env, SHOP: shop });
  return importFresh<typeof languagesModule>('@/shop/languages');
}

describe('the languages of the site', () => {
  it('are all while the shop names none', () => {
    const { languageCodes, splitLanguage } = offering();
    expect(languageCodes).toEqual(['en', 'bn', 'hi']);
    expect(splitLanguage('/hi/Foundation')).toEqual({ code: 'hi', path: '/Foundation' });
  });

  it('are those that the shop names, in the order of the switch', () => {
    const { languageCodes, otherLanguageCodes, splitLanguage, languagesNotOffered } = offering([
      'bn',
      'en',
    ]);
    expect(languageCodes).toEqual(['en', 'bn']);
    expect(otherLanguageCodes).toEqual(['bn']);
    expect(splitLanguage('/bn/Foundation').code).toBe('bn');
    expect(splitLanguage('/hi/Foundation')).toEqual({ code: 'en', path: '/hi/Foundation' });
    expect(languagesNotOffered({ languages: ['en'] })).toEqual(['bn', 'hi']);
    expect(languagesNotOffered({})).toEqual([]);
  });

  it('leave the texts of documents and settings as they are: a language may come back', () => {
    const { allLanguageCodes } = offering(['en']);
    expect(['en', ...translatedCodes]).toEqual(allLanguageCodes);
  });
});

describe('placeIn', () => {
  it.each([
    [
      'Berhampore, Murshidabad, West Bengal 742103',
      {
        town: 'Berhampore',
        region: 'Berhampore, Murshidabad',
        pin: '742103',
      },
    ],
    ['Kolkata, West Bengal 700001', { town: 'Kolkata', region: 'Kolkata', pin: '700001' }],
  ])('%s', (line, parts) => {
    expect(placeIn(line)).toMatchObject(parts);
  });
});

describe('shop', () => {
  it('has the settings of the build, not of the later environment', () => {
    const facts = { ...readSettings({}), name: 'Written at build' };
    Object.assign(process.env, shopVariables(facts));
    process.env.SHOP_NAME = 'Said later';
    const { shop: built } = importFresh<typeof import('@/shop/shop')>('@/shop/shop');
    expect(built).toMatchObject({ name: 'Written at build', policies: { payment: true } });
  });
});
