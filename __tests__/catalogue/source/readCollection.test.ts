import type { readCollection } from '@/catalogue/source/readCollection';

type Read = typeof readCollection;

const settings = { ...process.env };
const firestore = {
  FIREBASE_PROJECT_ID: 'my-beauty-shop',
  FIREBASE_API_KEY: 'AIzaSy-0123456789-0123456789',
};
const shared = globalThis as { catalogueReader?: Read };

/** The module as a page's server bundle has it: an instance of its own. */
function inABundle(): Read {
  let read: Read | undefined;
  jest.isolateModules(() => {
    read = jest.requireActual('@/catalogue/source/readCollection').readCollection;
  });
  if (!read) throw new Error('There is no such module');
  return read;
}

/** A site that was built on one catalogue and started on another. */
function start(showsDemoCatalogue: boolean, environment: Record<string, string>) {
  process.env.SHOP = JSON.stringify({ showsDemoCatalogue });
  Object.assign(process.env, environment);
}

/** Counts what the demo catalogue is asked for, in every bundle. */
function demoReads() {
  const read = jest.fn(async (collection: string) => [{ id: collection, fields: {} }]);
  jest.doMock('@/catalogue/source/demoSource', () => ({ demoSource: () => ({ read }) }));
  return read;
}

afterEach(() => {
  process.env = { ...settings };
  delete shared.catalogueReader;
  jest.dontMock('@/catalogue/source/demoSource');
});

describe('readCollection', () => {
  it.each([
    ['on the demo catalogue and started with a database', true, firestore, 'without it'],
    ['on a database and started without one', false, {}, 'with it'],
  ])('stops a site that was built %s', async (_what, showsDemo, environment, built) => {
    start(showsDemo, environment);
    const read = inABundle();
    const reading = async () => read('MAKEUP-Foundation', 45);
    await expect(reading).rejects.toMatchObject({
      name: 'SettingsError',
      message: expect.stringContaining(`FIREBASE_PROJECT_ID: the site was built ${built};`),
    });
  });

  it('reads the demo catalogue, and says when', async () => {
    const before = Date.now();
    const { documents, readAt } = await inABundle()('MAKEUP-Foundation', 2);
    expect(documents).toHaveLength(2);
    expect(readAt).toBeGreaterThanOrEqual(before);
  });

  it('reads a collection once for many callers, in whatever bundle', async () => {
    const reads = demoReads();
    const [one, other] = [inABundle(), inABundle()];
    const atOnce = await Promise.all([one('Eye Dummy', 45), other('Eye Dummy', 45)]);
    const later = await one('Eye Dummy', 45);
    expect(reads.mock.calls).toEqual([['Eye Dummy', 45]]);
    for (const reading of [...atOnce, later]) expect(reading).toBe(atOnce[0]);
  });

  it('reads each collection by itself', async () => {
    const reads = demoReads();
    const read = inABundle();
    const both = await Promise.all([read('Eye Dummy', 45), read('WAX Stick', 45)]);
    expect(reads).toHaveBeenCalledTimes(2);
    expect(both.map(({ documents }) => documents[0]?.id)).toEqual(['Eye Dummy', 'WAX Stick']);
  });
});
