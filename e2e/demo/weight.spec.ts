import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { languageCodes, languages, localPath } from '../../src/shop/languages';
import { fontFiles } from '../../styles/fontFaces';
import { firstScripts } from '../firstScripts';
import { readToTheEnd } from '../readToTheEnd';
import { screens } from '../screens';
import { expect, test } from '../test';

// One of the last files: its tests share the processors that others leave.
test.describe.configure({ mode: 'parallel' });

const scriptBars: [path: string, bytes: number][] = [
  ['/Foundation', 146_000],
  ['/Foundation/silk-touch-honey-foundation-01_silk_touch_honey', 144_600],
  ['/', 140_000],
];

/** A Bengali or Hindi letter takes three bytes where an English one takes one. */
const MORE_OF_TRANSLATIONS = 900;

const scriptBarsOfAll = languageCodes.flatMap((code) =>
  scriptBars.map(([path, bar]) => {
    const more = code === 'en' ? 0 : MORE_OF_TRANSLATIONS;
    return [localPath(languages[code], path), bar + more] as const;
  }),
);

for (const [path, bar] of scriptBarsOfAll) {
  test(`${path} starts with at most ${bar} bytes of script, none of it the database's`, async ({
    request,
  }, info) => {
    const scripts = await firstScripts(request, path);
    expect(scripts.length).toBeGreaterThan(0);
    const bytes = scripts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
    info.annotations.push({ type: 'bytes of script, gzip', description: String(bytes) });
    expect(bytes).toBeLessThanOrEqual(bar);
    for (const script of scripts) expect(script.includes('firestore')).toBe(false);
  });
}

/** Bytes of a page's HTML, gzip. Bengali and Hindi letters take three bytes each, so English pages have less. */
const htmlBars = ['', '/bn', '/hi'].flatMap((prefix): [string, number][] => [
  [prefix || '/', 24_000],
  [`${prefix}/Foundation`, 17_700],
  [`${prefix}/Foundation/silk-touch-honey-foundation-01_silk_touch_honey`, 17_000],
]);

for (const [path, bar] of htmlBars) {
  test(`${path} has at most ${bar} bytes of compressed HTML`, async ({ request }, info) => {
    const bytes = gzipSync(await (await request.get(path)).body()).length;
    info.annotations.push({ type: 'bytes of HTML, gzip', description: String(bytes) });
    expect(bytes).toBeLessThanOrEqual(bar);
  });
}

test('the fonts of the first view: less than 70,000 bytes in English and Bengali, in Hindi 40,000 more; bold letters 30,000, Latin ones 8,000', async ({
  request,
}) => {
  const { devanagari, textBold, bengaliBold, devanagariBold, languageNames, ...others } = fontFiles;
  const files = Object.values(others);
  expect(files).toHaveLength(3);
  const sizes = await Promise.all(files.map((file) => sizeOf(request, file)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(70_000);
  expect(await sizeOf(request, fontFiles.bengali)).toBeLessThanOrEqual(45_000);
  expect(await sizeOf(request, devanagari)).toBeLessThanOrEqual(40_000);
  for (const bold of [bengaliBold, devanagariBold])
    expect(await sizeOf(request, bold)).toBeLessThanOrEqual(30_000);
  expect(await sizeOf(request, textBold)).toBeLessThanOrEqual(8_000);
  expect(await sizeOf(request, languageNames)).toBeLessThanOrEqual(1_500);
});

async function sizeOf(request: APIRequestContext, file: string): Promise<number> {
  const response = await request.get(file);
  expect(response.status(), file).toBe(200);
  return (await response.body()).length;
}

const latin = [fontFiles.display, fontFiles.text, fontFiles.textBold, fontFiles.languageNames];
const fontsOf: [path: string, files: readonly string[]][] = [
  ['/bn/privacy', [...latin, fontFiles.bengali, fontFiles.bengaliBold]],
  ['/hi/privacy', [...latin, fontFiles.devanagari, fontFiles.devanagariBold]],
];

for (const [path, files] of fontsOf) {
  test(`${path} fetches the fonts of its own letters, of other languages only those of their names`, async ({
    page,
  }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.add(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await readToTheEnd(page);
    expect([...fetched].sort()).toEqual([...files].sort());
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

  test("the home page's first view has at most 600,000 bytes in all, none of them from third parties", async ({
    page,
    baseURL,
  }, info) => {
    const soFar = bytesOf(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL))) elsewhere.push(request.url());
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const bytes = await soFar();
    info.annotations.push({ type: 'bytes of the first view', description: String(bytes) });
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(600_000);
    expect(elsewhere).toEqual([]);
  });

  test('a shelf loads few bytes, few of them pictures', async ({ page }, info) => {
    const [all, pictures] = [bytesOf(page), bytesOf(page, 'image')];
    await page.goto('/Foundation');
    await page.waitForLoadState('networkidle');
    const [bytes, pictureBytes] = [await all(), await pictures()];
    info.annotations.push({ type: 'bytes in all', description: String(bytes) });
    info.annotations.push({ type: 'bytes of pictures', description: String(pictureBytes) });
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(SHELF_BYTES);
    expect(pictureBytes).toBeLessThanOrEqual(60_000);
  });
});

/** A first view of a shelf costs 272,000 bytes; the rest is room for another browser, and for a small feature. */
const SHELF_BYTES = 330_000;

/**
 * Counts the bytes of the responses that a page receives from now on.
 * @param type counts only this type of resource; all types by default.
 * @returns a function that gives the number of bytes so far.
 */
function bytesOf(page: Page, type?: 'image'): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (type === undefined || request.resourceType() === type)
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
