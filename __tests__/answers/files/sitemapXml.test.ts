import { sitemapXml } from '@/answers/files/sitemapXml';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';
import { specifiedCategories } from '../../helpers/specifiedCategories';

const site = 'http://localhost:3000';
const pages = [
  ...['/', '/Visit-shop', '/Reviewpage', '/contact-us', '/offers', '/how-to-buy'],
  ...specifiedCategories.map(([slug]) => `/${slug}`),
]
  .flatMap((path) => [
    path,
    path === '/' ? '/bn' : `/bn${path}`,
    path === '/' ? '/hi' : `/hi${path}`,
  ])
  .map((path) => site + path);

const DAY_MS = 24 * 60 * 60 * 1000;
let now = Date.now();

function inTag(xml: string, tag: string): string[] {
  return Array.from(xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g')), ([, text]) =>
    String(text),
  );
}

/** Gives every shelf one product for each image, and moves the clock by a day so that earlier readings are stale. */
function shelvesHave(...images: string[]) {
  now += DAY_MS;
  resetCaches();
  const documents = images.map((img, index) => rawDocument({ title: 'A', img }, String(index)));
  return sourceInUse('demo').mockResolvedValue(documents);
}

beforeEach(() => {
  now += DAY_MS;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

describe('sitemapXml', () => {
  it('lists every product below its shelf exactly once, with its pictures', async () => {
    const xml = await sitemapXml();
    const addresses = inTag(xml, 'loc');
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThan(600);
    expect(xml).toContain(
      `<url><loc>${site}/Foundation/silk-touch-honey-foundation-01_silk_touch_honey</loc>${[
        'products/Foundation-1',
        'views/Foundation-1-side',
        'views/Foundation-1-close',
      ]
        .map(
          (name) =>
            `<image:image><image:loc>${site}/pictures/${name}.webp</image:loc></image:image>`,
        )
        .join('')}</url>`,
    );
    for (const picture of inTag(xml, 'image:loc')) expect(picture).toMatch(/^https?:\/\/[^/]+\/./);
  });

  it('names the pictures of a product once, at its English address', async () => {
    const xml = await sitemapXml();
    const pictures = inTag(xml, 'image:loc').filter((picture) => picture.includes('Foundation-'));
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(xml).toContain(
      `<url><loc>${site}/bn/Foundation/silk-touch-honey-foundation-01_silk_touch_honey</loc></url>`,
    );
  });

  it('percent-encodes Bengali names in addresses', async () => {
    const named = rawDocument({ title: 'লাল পাড়', img: '/pictures/same.webp' }, 'x');
    shelvesHave().mockImplementation(async (collection) =>
      collection === 'MAKEUP-Primer' ? [named] : [],
    );
    const addresses = inTag(await sitemapXml(), 'loc');
    expect(addresses.some((address) => address.includes('%E0%A6'))).toBe(true);
    for (const address of addresses) expect(address).toMatch(/^[\x21-\x7e]+$/);
  });

  it('leaves out a brand’s product that is also on a category’s shelf', async () => {
    const same = rawDocument({ title: 'Same', img: '/pictures/same.webp' }, 'x');
    shelvesHave().mockImplementation(async (collection) =>
      ['MAKEUP-Primer', 'HUDA BEAUTY BRAND'].includes(collection) ? [same] : [],
    );
    expect(inTag(await sitemapXml(), 'loc').filter((one) => one.endsWith('/same-x'))).toEqual([
      ...['', '/bn', '/hi'].map((prefix) => `${site}${prefix}/Primer/same-x`),
    ]);
  });

  it('escapes XML markup', async () => {
    shelvesHave("https://pictures.example/a.jpg?x=1&y='2'");
    const xml = await sitemapXml();
    const [picture = ''] = inTag(xml, 'image:loc');
    expect(picture).toContain('x=1&amp;y=');
    expect(xml.replace(/&(?:amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
  });

  it('is complete without any product, and states no dates', async () => {
    shelvesHave();
    const xml = await sitemapXml();
    expect(inTag(xml, 'loc').sort()).toEqual([...pages].sort());
    expect(xml).not.toMatch(/<image:image>|lastmod/);
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
  });
});

describe('sitemapXml while the database is down', () => {
  it.each([
    ['all shelves', []],
    ['one shelf', ['WAX Stick']],
  ])('keeps the products of the last reading while %s cannot be read', async (_what, names) => {
    logged('error');
    const picture = 'https://pictures.example/last.jpg';
    const read = shelvesHave(picture);
    const before = inTag(await sitemapXml(), 'image:loc');
    expect(before).toHaveLength(35);
    now += DAY_MS;
    read.mockImplementation(async (collection) => {
      if (names.length === 0 || names.includes(collection)) {
        throw new CatalogueReadError(collection, 'unreachable');
      }
      return [rawDocument({ title: 'A', img: picture }, '0')];
    });
    expect(inTag(await sitemapXml(), 'image:loc')).toEqual(before);
  });

  it.each([
    ['nothing', []],
    ['all but one shelf', ['WAX Stick']],
  ])('is a failure when %s was read, and not a sitemap without products', async (_what, names) => {
    logged('error');
    const read = shelvesHave();
    read.mockImplementation(async (collection) => {
      if (names.length > 0 && !names.includes(collection)) return [];
      throw new CatalogueReadError(collection, 'unreachable');
    });
    await expect(sitemapXml()).rejects.toMatchObject({ name: 'CatalogueReadError' });
    shelvesHave('https://pictures.example/new.jpg');
    expect(inTag(await sitemapXml(), 'image:loc')).toHaveLength(35);
  });
});
