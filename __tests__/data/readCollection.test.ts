import { readCollection } from '@/data/readCollection';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { aNetwork } from '../helpers/aNetwork';
import { importFresh } from '../helpers/importFresh';
import { logged } from '../helpers/logged';
import { rawDocument } from '../helpers/rawDocument';
import { sourceInUse } from '../helpers/sourceInUse';
import { stopClock } from '../helpers/stopClock';

const ASKED_AT = stopClock();
const collection = 'WAX Stick';
const documents = [rawDocument({ title: 'Rose' }, 'a'), rawDocument({ title: 'Mint' }, 'b')];

/** Reads while 120 ms pass on a clock that otherwise stands still. */
async function readFor120Ms() {
  const reading = readCollection(collection, 45);
  jest.setSystemTime(ASKED_AT + 120);
  return reading;
}

describe('readCollection', () => {
  it('gives the documents of the current source and the time of the request', async () => {
    logged('info');
    const read = sourceInUse('firestore').mockResolvedValue(documents);
    await expect(readFor120Ms()).resolves.toEqual({ readAt: ASKED_AT, documents });
    expect(read.mock.calls).toEqual([[collection, 45]]);
  });

  it('logs one line for a read of the database', async () => {
    const [info, error] = [logged('info'), logged('error')];
    sourceInUse('firestore').mockResolvedValue(documents);
    await readFor120Ms();
    const event = 'collection read';
    expect(info.events()).toEqual([{ level: 'info', event, collection, documents: 2, ms: 120 }]);
    expect(error.lines()).toEqual([]);
  });

  it('logs nothing for a read of the demo', async () => {
    const info = logged('info');
    sourceInUse('demo').mockResolvedValue(documents);
    await readFor120Ms();
    expect(info.lines()).toEqual([]);
  });

  it.each(['firestore', 'demo'] as const)(
    'passes on a failure of the %s, and logs one line with its cause',
    async (name) => {
      const [info, error] = [logged('info'), logged('error')];
      const failure = new CatalogueReadError(collection, new Error('quota'));
      sourceInUse(name).mockRejectedValue(failure);
      await expect(readFor120Ms()).rejects.toBe(failure);
      expect(error.events()).toEqual([
        { level: 'error', event: 'collection not read', collection, cause: 'quota', ms: 120 },
      ]);
      expect(info.lines()).toEqual([]);
    },
  );

  it('logs the bare cause of an error from another bundle', async () => {
    const error = logged('error');
    const other = importFresh<{ CatalogueReadError: typeof CatalogueReadError }>(
      '@/data/source/CatalogueSource',
    );
    const failure = new other.CatalogueReadError(collection, new Error('quota'));
    sourceInUse('firestore').mockRejectedValue(failure);
    await expect(readFor120Ms()).rejects.toBe(failure);
    expect(error.events()).toMatchObject([{ cause: 'quota' }]);
  });
});

const firestore = {
  FIREBASE_PROJECT_ID: 'my-beauty-shop',
  FIREBASE_API_KEY: 'AIzaSy-0123456789-0123456789',
};
const originalFetch = globalThis.fetch;

/** A site that starts in this environment. */
function start(environment: Record<string, string>): void {
  jest.replaceProperty(process, 'env', { ...process.env, ...environment });
}

/** Reads as another page's server bundle does. */
const readInBundle = () =>
  importFresh<typeof import('@/data/readCollection')>('@/data/readCollection').readCollection(
    'MAKEUP-Foundation',
    2,
  );

afterEach(() => {
  globalThis.fetch = originalFetch;
});

describe('the source', () => {
  it('is the demo catalogue without database settings', async () => {
    start({});
    expect((await readInBundle()).documents).toHaveLength(2);
  });

  it('is the owner’s Firestore with database settings, the same for the whole process, across bundles', async () => {
    start(firestore);
    logged('info');
    const network = aNetwork([200, '[{"readTime":"2026-11-21T10:42:00Z"}]']);
    globalThis.fetch = network;
    await readInBundle();
    const guarded = globalThis.fetch;
    expect((await readInBundle()).documents).toEqual([]);
    expect(globalThis.fetch).toBe(guarded);
    const urls = (await network.asked()).map(({ url }) => url);
    expect(urls).toEqual(Array(2).fill(expect.stringContaining('/projects/my-beauty-shop/')));
  });

  it('never falls back to the demo with incomplete settings', async () => {
    start({ FIREBASE_PROJECT_ID: 'my-beauty-shop' });
    await expect(readInBundle()).rejects.toThrow(/FIREBASE_API_KEY: missing/);
  });
});
