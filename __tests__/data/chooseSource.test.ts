import type { chooseSource } from '@/data/readCollection';
import { importFresh } from '../helpers/importFresh';
import { resetCaches } from '../helpers/resetCaches';

const firestore = {
  FIREBASE_PROJECT_ID: 'my-beauty-shop',
  FIREBASE_API_KEY: 'AIzaSy-0123456789-0123456789',
};
const originalFetch = globalThis.fetch;

/** A site that was built on one catalogue and starts in this environment. */
function start(builtOn: 'demo' | 'firestore', environment: Record<string, string>): void {
  const SHOP = JSON.stringify({ showsDemoCatalogue: builtOn === 'demo' });
  jest.replaceProperty(process, 'env', { ...process.env, SHOP, ...environment });
}

function choose() {
  return importFresh<{ chooseSource: typeof chooseSource }>('@/data/readCollection').chooseSource();
}

beforeEach(resetCaches);
afterEach(() => {
  globalThis.fetch = originalFetch;
});

describe('chooseSource', () => {
  it('is the demo catalogue without database settings', async () => {
    start('demo', {});
    const source = choose();
    expect(source.name).toBe('demo');
    await expect(source.read('MAKEUP-Foundation', 2)).resolves.toHaveLength(2);
  });

  it('is the owner’s Firestore with database settings', () => {
    start('firestore', firestore);
    expect(choose().name).toBe('firestore');
  });

  it('stays the same for the whole process, across bundles', () => {
    start('firestore', firestore);
    const source = choose();
    const guarded = globalThis.fetch;
    expect(choose()).toBe(source);
    expect(globalThis.fetch).toBe(guarded);
  });

  it.each([
    ['on the demo catalogue and started with a database', 'demo', firestore, 'without it;'],
    ['on a database and started without one', 'firestore', {}, 'with it;'],
  ] as const)(
    'rejects a site that was built %s, each time',
    (_what, builtOn, environment, built) => {
      start(builtOn, environment);
      for (const choosing of [choose, choose]) {
        expect(choosing).toThrow(
          expect.objectContaining({
            name: 'SettingsError',
            message: expect.stringContaining(`FIREBASE_PROJECT_ID: the site was built ${built}`),
          }),
        );
      }
    },
  );

  it.each(['demo', 'firestore'] as const)(
    'never falls back to the demo with incomplete settings, built on %s',
    (builtOn) => {
      start(builtOn, { FIREBASE_PROJECT_ID: 'my-beauty-shop' });
      expect(choose).toThrow(/FIREBASE_API_KEY: missing/);
    },
  );
});
