import path from 'node:path';
import { languages } from '../../src/shop/languages';
import { filesForBrowsers } from '../filesForBrowsers';
import { filesUnder } from '../filesUnder';
import { firstScripts } from '../firstScripts';
import { DEMO_DIST } from '../sites';
import { expect, test } from '../test';

/**
 * Strings of server code, by a folder that contains them: the build, or the packages and files that browsers might
 * receive.
 */
const serverTexts: readonly [folder: string, texts: readonly string[]][] = [
  [
    path.join(DEMO_DIST, 'server'),
    [
      ...['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', '__FIREBASE_DEFAULTS__', 'VERCEL_ENV'],
      ...['CATALOGUE_TEST_FRESH_SECONDS', 'SettingsError', 'documents:runQuery', 'slider3'],
      ...['could not be read: ', 'Vedioyoutube', 'www.sitemaps.org', 'mozjpeg', 'Alpona Display'],
      ...['firebase/firestore/lite', 'fastest-levenshtein', '"zod"', '"sharp"'],
      ...['node:fs', 'node:path', 'node:crypto'],
    ],
  ],
  ['src/data/settings', ['SHOP_PHONE', 'IMAGE_HOSTS']],
  ['node_modules/@firebase/firestore/dist/lite', ['firestore.googleapis.com', 'runQuery']],
  ['node_modules/zod/v4/core', ['invalid_type']],
  ['node_modules/sharp/dist', ['libvips']],
];

/** Read once for all tests. */
let files: ReturnType<typeof filesForBrowsers>;

test.beforeAll(() => {
  files = filesForBrowsers(DEMO_DIST);
});

test('the checked files are the scripts, pages and page data of the site', () => {
  for (const ending of ['.js', '.html', '.json']) {
    const ours = files.filter((file) => file.path.endsWith(ending) && file.text.includes('Primer'));
    expect(ours.length, ending).toBeGreaterThan(0);
  }
});

test('every string of the list still occurs in the server or its packages', () => {
  const missing = serverTexts.flatMap(([folder, texts]) => {
    const found = filesUnder(folder, ['.js', '.cjs', '.mjs', '.ts']);
    return texts.filter((text) => !found.some((file) => file.text.includes(text)));
  });
  expect(missing).toEqual([]);
});

test('no script, page or page data contains server code', () => {
  const leaks = serverTexts
    .flatMap(([, texts]) => texts)
    .flatMap((text) =>
      files.filter((file) => file.text.includes(text)).map((file) => `${text} in ${file.path}`),
    );
  expect(leaks).toEqual([]);
});

test('browsers receive no source map', () => {
  const maps = files.filter(
    (file) => file.path.endsWith('.map') || file.text.includes('sourceMappingURL='),
  );
  expect(maps.map((file) => file.path)).toEqual([]);
});

/** Letters and sentences that only one language's pages may load first. Every page has the names of all languages. */
const languageTexts = {
  en: /Nothing is listed here right now|today or tomorrow|Cash or UPI/,
  bn: /[\u0985-\u09ce]/,
  hi: /[\u0905-\u0939]/,
};

for (const { code, prefix } of Object.values(languages)) {
  test(`the first scripts of pages in ${code} have the texts of that language alone`, async ({
    request,
  }) => {
    const names = Object.values(languages).map(({ name }) => name);
    for (const page of [
      prefix || '/',
      `${prefix}/Foundation`,
      `${prefix}/offers`,
      `${prefix}/how-to-buy`,
    ]) {
      const scripts = (await firstScripts(request, page)).join('\n');
      const text = names.reduce((rest, name) => rest.replaceAll(name, ''), scripts);
      for (const [language, own] of Object.entries(languageTexts)) {
        expect(own.test(text), `${language} in ${page}`).toBe(language === code);
      }
    }
  });
}
