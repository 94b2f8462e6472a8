import { CatalogueReadError } from '@/catalogue/source/CatalogueReadError';
import { readCollection } from '@/catalogue/source/readCollection';
import { sitemapXml } from '@/server/files/sitemapXml';
import { rawDocument } from '../../helpers/rawDocument';
import { specifiedCategories } from '../../helpers/specifiedCategories';

jest.mock('@/catalogue/source/readCollection');

const read = jest.mocked(readCollection);
const site = 'http://localhost:3000';
const canonical = [
  ...['/', '/Visit-shop', '/Reviewpage', '/contact-us'],
  ...specifiedCategories.map(([slug]) => `/${slug}`),
].map((path) => site + path);

function inTag(xml: string, tag: string): string[] {
  return Array.from(xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g')), ([, text]) =>
    String(text),
  );
}

function shelvesHave(...images: string[]) {
  const documents = images.map((img, index) => rawDocument({ title: 'A', img }, String(index)));
  read.mockResolvedValue({ readAt: 1, documents });
}

beforeEach(() => {
  read.mockReset();
  read.mockImplementation(jest.requireActual('@/catalogue/source/readCollection').readCollection);
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

  it('rejects rather than to tell of half the shelves', async () => {
    read.mockRejectedValue(new CatalogueReadError('WAX Stick', 'unreachable'));
    await expect(sitemapXml()).rejects.toThrow(CatalogueReadError);
  });
});
