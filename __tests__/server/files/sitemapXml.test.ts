import { sitemapXml } from '@/server/files/sitemapXml';
import { CatalogueReadError } from '@/server/source/CatalogueReadError';
import { forgetShelves } from '../../helpers/forgetShelves';
import { inABundle } from '../../helpers/inABundle';
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

/** One collection can't be read, or all. */
function databaseIsDown(...collections: string[]) {
  const read = shelvesHave('/pictures/products/Primer-1.webp');
  read.mockImplementation(async (collection) => {
    if (collections.length > 0 && !collections.includes(collection)) return [];
    throw new CatalogueReadError(collection, 'unreachable');
  });
}

/** The function as a process has it that has not made a sitemap yet. */
function ofANewProcess() {
  return inABundle<{ sitemapXml: typeof sitemapXml }>('@/server/files/sitemapXml').sitemapXml;
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
  ])('is the last one, though only %s can’t be read', async (_what, collections) => {
    logged('error');
    shelvesHave('https://pictures.example/last.jpg');
    const last = await sitemapXml();
    expect(inTag(last, 'image:loc')).toHaveLength(39);
    databaseIsDown(...collections);
    await expect(sitemapXml()).resolves.toBe(last);
  });

  it.each([
    ['all shelves', []],
    ['one shelf', ['WAX Stick']],
  ])('is the addresses alone where there was none, with %s missing', async (_what, collections) => {
    logged('error');
    databaseIsDown(...collections);
    const xml = await ofANewProcess()();
    expect(inTag(xml, 'loc').sort()).toEqual([...canonical].sort());
    expect(xml).not.toContain('image:image');
  });

  it('is not kept as addresses alone: the next one is whole, and is the last one then', async () => {
    logged('error');
    const make = ofANewProcess();
    databaseIsDown();
    await make();
    shelvesHave('https://pictures.example/new.jpg');
    const whole = await make();
    expect(inTag(whole, 'image:loc')).toHaveLength(39);
    databaseIsDown();
    await expect(make()).resolves.toBe(whole);
  });
});
