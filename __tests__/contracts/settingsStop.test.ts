import { spawnSync } from 'node:child_process';
import { DEMO_DIST } from '../../e2e/sites';
import { withoutSettings } from '../../e2e/withoutSettings';

const bad: [what: string, settings: Record<string, string>, says: RegExp][] = [
  ['half of Firestore', { FIREBASE_PROJECT_ID: 'my-shop-project' }, /FIREBASE_API_KEY: missing/],
  [
    'a phone that is none',
    { SHOP_NAME: 'X', SHOP_PHONE: '12', SHOP_EMAIL: 'a@b.in', SHOP_STREET: 'Y' },
    /SHOP_PHONE: should be an Indian number of ten digits/,
  ],
  [
    'a shelf that there is none of',
    {
      ...{ SHOP_NAME: 'X', SHOP_PHONE: '9876543210', SHOP_EMAIL: 'a@b.in', SHOP_STREET: 'Y' },
      SHOP_PUJO_SHELVES: 'Hair-flower foundation',
    },
    /SHOP_PUJO_SHELVES: no shelf has the address \/foundation;/,
  ],
  [
    'an address with a path',
    { SITE_ADDRESS: 'https://example.com/shop' },
    /SITE_ADDRESS: should be the site's own address/,
  ],
  [
    'a short minute without an emulator',
    { CATALOGUE_TEST_FRESH_SECONDS: '2' },
    /CATALOGUE_TEST_FRESH_SECONDS: is for tests/,
  ],
  [
    'a variable that Next would hand to browsers',
    { NEXT_PUBLIC_FIREBASE_API_KEY: 'secret' },
    /NEXT_PUBLIC_FIREBASE_API_KEY: remove it/,
  ],
];

describe.each(['build', 'start'])('next %s', (command) => {
  it.each(bad)(
    'stops at %s and names the variable',
    (_what, settings, says) => {
      const { status, stdout, stderr } = spawnSync('npx', ['next', command], {
        env: {
          ...process.env,
          ...withoutSettings,
          NODE_ENV: 'production',
          PORT: '0',
          SITE_DIST: DEMO_DIST,
          ...settings,
        },
        encoding: 'utf8',
        timeout: 60_000,
      });
      expect(stdout + stderr).toMatch(says);
      expect(status).toBe(1);
    },
    60_000,
  );
});
