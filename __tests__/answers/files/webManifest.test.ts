import path from 'node:path';
import sharp from 'sharp';
import { webManifest } from '@/answers/files/webManifest';
import { languages } from '@/shop/languages';

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
      start_url: '/',
      lang: 'en-IN',
      background_color: expect.stringMatching(/^#[\da-f]{6}$/i),
      theme_color: expect.stringMatching(/^#[\da-f]{6}$/i),
    });
  });

  it.each([
    ['bn', '/bn'],
    ['hi', '/hi'],
  ] as const)('opens in the language in which it was added: %s', (code, start) => {
    expect(JSON.parse(webManifest(languages[code]))).toEqual({
      ...manifest,
      lang: languages[code].tag,
      start_url: start,
    });
  });

  it.each(icons)('has the icon $src in the size $sizes', async ({ src, sizes }) => {
    const { format, width, height } = await sharp(path.join('public', src)).metadata();
    expect(format).toBe('png');
    expect(`${width}x${height}`).toBe(sizes);
  });

  it('has the sizes that phones ask for, and one maskable icon', () => {
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  });
});
