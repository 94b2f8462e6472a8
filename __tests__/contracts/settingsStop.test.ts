import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { DEMO_DIST } from '../../e2e/sites';
import { withoutSettings } from '../../e2e/withoutSettings';

const bad: [what: string, settings: Record<string, string>, says: RegExp][] = [
  ['half of Firestore', { FIREBASE_PROJECT_ID: 'my-shop-project' }, /FIREBASE_API_KEY: missing/],
  [
    'an invalid phone number',
    { SHOP_NAME: 'X', SHOP_PHONE: '12', SHOP_EMAIL: 'a@b.in', SHOP_STREET: 'Y' },
    /SHOP_PHONE: should be an Indian number of ten digits/,
  ],
  [
    'an unknown shelf',
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
    'a shortened cache lifetime without an emulator',
    { CATALOGUE_TEST_FRESH_SECONDS: '2' },
    /CATALOGUE_TEST_FRESH_SECONDS: is for tests/,
  ],
  [
    'an address that is not a Redis server’s',
    { SITE_REDIS: 'http://127.0.0.1:6379' },
    /SITE_REDIS: should be an address such as redis:/,
  ],
  [
    'a variable that Next would publish to browsers',
    { NEXT_PUBLIC_FIREBASE_API_KEY: 'secret' },
    /NEXT_PUBLIC_FIREBASE_API_KEY: remove it/,
  ],
];

function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...withoutSettings, NODE_ENV: 'production', ...settings };
}

describe('next.config.ts', () => {
  it.each(bad)('throws for %s and names the variable', async (_what, settings, says) => {
    jest.replaceProperty(process, 'env', environment(settings));
    jest.resetModules();
    await expect(import('../../next.config')).rejects.toThrow(says);
  });
});

describe('the error of next.config.ts', () => {
  it.each(['build', 'start'])(
    'ends next %s with the names of the variables and without a stack',
    async (command) => {
      const next = spawn(process.execPath, [require.resolve('next/dist/bin/next'), command], {
        env: {
          ...environment({ SHOP_PHONE: '12', SITE_ADDRESS: 'example.com' }),
          PORT: '0',
          SITE_DIST: DEMO_DIST,
        },
      });
      const [said, complained, [status]] = await Promise.all([
        text(next.stdout),
        text(next.stderr),
        once(next, 'close'),
      ]);
      expect(said + complained).toContain('SHOP_PHONE: should be an Indian number of ten digits');
      expect(said + complained).toContain('SITE_ADDRESS: should be the site');
      expect(said + complained).not.toMatch(/^ +at /m);
      expect(status).toBe(1);
    },
    // If it has not ended by then, it hangs.
    300_000,
  );
});
