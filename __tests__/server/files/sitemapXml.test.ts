import { sitemapXml } from '@/server/files/sitemapXml';
import { CatalogueReadError } from '@/server/source/CatalogueReadError';
import { forgetShelves } from '../../helpers/forgetShelves';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { sourceInUse } from '../../helpers/sourceInUse';
import { specifiedCategories } from '../../helpers/specifiedCategories';

const site = 'http://localhost:3000';
const canonical = [
  ...['/', '/Visit-shop', '/Reviewpage', '/contact-us'],
  ...specifiedCategories.map(([slug]) => `/${slug}`),
].map((path) => site + path);

const DAY_MS = 24 * 60 * 60 * 1000;
let now = Date.now();

function inTag(xml: string, tag: string): string[] {
  return Array.from(xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g')), ([, text]) =>
    String(text),
  );
}

/** What every shelf has from now on: what was read before is a day ago. */
function shelvesHave(...images: string[]) {
  now += DAY_MS;
  forgetShelves();
  const documents = images.map((img, index) => rawDocument({ title: 'A', img }, String(index)));
  return sourceInUse('demo').mockResolvedValue(documents);
}

beforeEach(() => {
  forgetShelves();
  now += DAY_MS;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

describe('sitemapXml', () => {
  it('lists the 43 canonical addresses, each once', async () => {
    expect(canonical).toHaveLength(43);
    expect(inTag(await sitemapXml(), 'loc').sort()).toEqual([...canonical].sort());
  });

  it('names an absolute picture of every product of the demo', async () => {
    const pictures = inTag(await sitemapXml(), 'image:loc');
    expect(pictures.length).toBeGreaterThan(39);
    expect(pictures).toContain(`${site}/pictures/products/Foundation-1.webp`);
    for (const picture of pictures) expect(picture).toMatch(/^https?:\/\/[^/]+\/./);
  });

  it('escapes what XML reads as markup', async () => {
    shelvesHave("https://pictures.example/a.jpg?x=1&y='2'");
    const xml = await sitemapXml();
    const [picture = ''] = inTag(xml, 'image:loc');
    expect(picture).toContain('x=1&amp;y=');
    expect(xml.replace(/&(?:amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
  });

  it('is whole without a single product, and claims no date', async () => {
    shelvesHave();
    const xml = await sitemapXml();
    expect(inTag(xml, 'loc')).toHaveLength(43);
    expect(xml).not.toMatch(/image:image|lastmod/);
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
  });
});

describe('sitemapXml while the database is down', () => {
  it.each([
    ['all shelves', []],
    ['one shelf', ['WAX Stick']],
  ])('has the pictures of the last reading, though only %s can’t be read', async (_what, names) => {
    logged('error');
    const picture = 'https://pictures.example/last.jpg';
    const read = shelvesHave(picture);
    expect(inTag(await sitemapXml(), 'image:loc')).toHaveLength(39);
    now += DAY_MS;
    read.mockImplementation(async (collection) => {
      if (names.length === 0 || names.includes(collection)) {
        throw new CatalogueReadError(collection, 'unreachable');
      }
      return [rawDocument({ title: 'A', img: picture })];
    });
    expect(inTag(await sitemapXml(), 'image:loc')).toHaveLength(39);
  });

  it('has every address where nothing was read before, and next time the pictures too', async () => {
    logged('error');
    const read = shelvesHave();
    read.mockImplementation(async (collection) => {
      throw new CatalogueReadError(collection, 'unreachable');
    });
    const xml = await sitemapXml();
    expect(inTag(xml, 'loc').sort()).toEqual([...canonical].sort());
    expect(xml).not.toContain('image:image');
    shelvesHave('https://pictures.example/new.jpg');
    expect(inTag(await sitemapXml(), 'image:loc')).toHaveLength(39);
  });
});
