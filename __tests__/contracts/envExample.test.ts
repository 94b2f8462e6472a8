import { readFileSync } from 'node:fs';
import { shopSettings } from '@/shop/shopSettings';

/** Variables that the host, the tests and Firebase's own tools set, never the owner. */
const notTheOwners = [
  'VERCEL_PROJECT_PRODUCTION_URL',
  'CATALOGUE_TEST_FRESH_SECONDS',
  '__FIREBASE_DEFAULTS__',
];

function firstGroups(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

/** The names of the settings that the code reads. */
function settingsRead(): string[] {
  const inFiles = [
    'src/shop/siteSettings.ts',
    'src/data/settings/readServerSettings.ts',
    'src/data/settings/readSourceSettings.ts',
    'src/data/settings/readSheetSettings.ts',
    'src/shop/readFeedSettings.ts',
  ].flatMap((file) =>
    firstGroups(readFileSync(file, 'utf8'), /^ {2}(_*[A-Z]+(?:_[A-Z\d]+)+_*):/gm),
  );
  return [...inFiles, ...Object.keys(shopSettings.shape)];
}

describe('.env.example', () => {
  const offered = firstGroups(readFileSync('.env.example', 'utf8'), /^#?\s*([A-Z_\d]+)=/gm);
  const read = settingsRead();

  it('lists every setting of the owner once, and no other', () => {
    expect(read).toEqual(expect.arrayContaining(['SHOP_X', 'FIREBASE_API_KEY', ...notTheOwners]));
    expect([...offered, ...notTheOwners].sort()).toEqual([...read].sort());
  });
});
