import { shopSettingNames } from '@/data/settings/shopSettings';
import { settingsInExample } from '../helpers/settingsInExample';
import { sourceFiles } from '../helpers/sourceFiles';

/** Variables that the host, the tests and Firebase's own tools set, never the owner. */
const notTheOwners = [
  'VERCEL_PROJECT_PRODUCTION_URL',
  'CATALOGUE_TEST_FRESH_SECONDS',
  '__FIREBASE_DEFAULTS__',
];

function firstGroups(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

/** The names of the settings that the code reads: the keys of its schemas. */
function settingsRead(): Set<string> {
  const inFiles = sourceFiles('src/data/settings').flatMap(({ text }) =>
    firstGroups(text, /^ {2,}(_*[A-Z]+(?:_[A-Z\d]+)+_*): *[a-z]/gm),
  );
  return new Set([...inFiles, ...shopSettingNames]);
}

describe('.env.example', () => {
  const offered = settingsInExample();
  const read = [...settingsRead()];

  it('lists every setting of the owner once, and no other', () => {
    expect(read).toEqual(expect.arrayContaining(['SHOP_X', 'FIREBASE_API_KEY', ...notTheOwners]));
    expect([...offered, ...notTheOwners].sort()).toEqual([...read].sort());
  });
});
