import path from 'node:path';
import { filesForBrowsers } from '../filesForBrowsers';
import { filesUnder } from '../filesUnder';
import { DEMO_DIST } from '../sites';
import { expect, test } from '../test';

/** Texts of the server's code, by a folder in which they stand: the build, or the packages and files that a browser would be sent. */
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
  ['src/shop', ['SHOP_PHONE', 'IMAGE_HOSTS']],
  ['node_modules/@firebase/firestore/dist/lite', ['firestore.googleapis.com', 'runQuery']],
  ['node_modules/zod/v4/core', ['invalid_type']],
  ['node_modules/sharp/dist', ['libvips']],
];

test('what is looked at are the scripts, pages and page data of the site', () => {
  const files = filesForBrowsers(DEMO_DIST);
  for (const ending of ['.js', '.html', '.json']) {
    const ours = files.filter((file) => file.path.endsWith(ending) && file.text.includes('Primer'));
    expect(ours.length, ending).toBeGreaterThan(0);
  }
});

test('what is looked for still stands in the server or its packages', () => {
  const missing = serverTexts.flatMap(([folder, texts]) => {
    const files = filesUnder(folder, ['.js', '.cjs', '.mjs', '.ts']);
    return texts.filter((text) => !files.some((file) => file.text.includes(text)));
  });
  expect(missing).toEqual([]);
});

test('no script, page or page data has anything that belongs to the server', () => {
  const files = filesForBrowsers(DEMO_DIST);
  const leaks = serverTexts
    .flatMap(([, texts]) => texts)
    .flatMap((text) =>
      files.filter((file) => file.text.includes(text)).map((file) => `${text} in ${file.path}`),
    );
  expect(leaks).toEqual([]);
});

test('no source map shows the code as it was written', () => {
  const maps = filesForBrowsers(DEMO_DIST).filter(
    (file) => file.path.endsWith('.map') || file.text.includes('sourceMappingURL='),
  );
  expect(maps.map((file) => file.path)).toEqual([]);
});

test('browsers are asked to compile every script while it comes', () => {
  // Those for browsers of old are copied, and no browser that knows of compiling ahead asks for them.
  const scripts = filesForBrowsers(DEMO_DIST).filter((file) =>
    /static\/chunks\/(?!polyfills).+\.js$/.test(file.path),
  );
  expect(scripts.length).toBeGreaterThan(10);
  const without = scripts.filter(({ text }) => !text.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(without.map((file) => file.path)).toEqual([]);
});
