import path from 'node:path';
import sharp from 'sharp';
import { webManifest } from '@/answers/files/webManifest';
import { languages } from '@/shop/languages';
import { shop } from '@/shop/shop';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

const manifest = JSON.parse(webManifest(languages.en));
const icons: Icon[] = manifest.icons;

describe('webManifest', () => {
  it("has the shop's name, the start URL and the colours", () => {
    expect(manifest).toMatchObject({
      name: 'Rupkatha Beauty',
      short_name: 'Rupkatha Beauty',
      description: expect.stringMatching(
        /^Rupkatha Beauty, makeup and cosmetics shop in Berhampore: makeup/,
      ),
      start_url: '/',
      scope: '/',
      display_override: ['minimal-ui', 'standalone'],
      display: 'standalone',
      categories: ['shopping', 'beauty'],
      lang: 'en-IN',
      background_color: expect.stringMatching(/^#[\da-f]{6}$/i),
      theme_color: expect.stringMatching(/^#[\da-f]{6}$/i),
    });
  });

  it.each([
    ['bn', '/bn', 'রূপকথা বিউটি'],
    ['hi', '/hi', 'रूपकथा ब्यूटी'],
  ] as const)('opens in the language in which it was added: %s', (code, start, name) => {
    expect(JSON.parse(webManifest(languages[code]))).toEqual({
      ...manifest,
      id: start,
      name,
      short_name: name,
      lang: languages[code].tag,
      start_url: start,
      description: expect.not.stringMatching(manifest.description),
      screenshots: expect.any(Array),
    });
  });

  it.each(icons)('has the icon $src in the size $sizes', async ({ src, sizes }) => {
    const { format, width, height } = await sharp(path.join('public', src)).metadata();
    expect(format).toBe('png');
    expect(`${width}x${height}`).toBe(sizes);
  });

  it('has the sizes that phones ask for, and one maskable icon', () => {
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    const purposes = icons.flatMap(({ purpose = 'any' }) => purpose);
    expect(purposes.sort()).toEqual(['any', 'any', 'maskable', 'monochrome']);
  });
});

describe('the screenshots', () => {
  afterEach(() => jest.restoreAllMocks());

  it('show the demo, so another shop has none', () => {
    jest.replaceProperty(shop, 'showsDemoCatalogue', false);
    expect(JSON.parse(webManifest(languages.en))).not.toHaveProperty('screenshots');
  });
});
