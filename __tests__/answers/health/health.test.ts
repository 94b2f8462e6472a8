import { health } from '@/answers/health/health';
import { shareThrough } from '@/data/shared/sharedStore';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { firestoreSource } from '@/data/source/firestoreSource';
import { readCollection } from '@/data/source/readCollection';
import { readings } from '@/data/source/readings';
import { shop } from '@/shop/shop';
import { aNetwork } from '../../helpers/aNetwork';
import { logged } from '../../helpers/logged';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const NOW = 1_795_000_000_000;
const original = globalThis.fetch;

function readBefore(seconds: number, collection: string) {
  readings().readAt.set(collection, NOW - seconds * 1_000);
}

beforeEach(resetCaches);
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = original;
});

describe('health', () => {
  it('has null for events that have not happened yet', () => {
    expect(health(NOW)).toEqual({
      status: 'ok',
      process: null,
      redis: 'off',
      source: 'demo',
      oldestShelf: null,
      failingCollections: [],
      lastFailure: null,
    });
  });

  it('does not read the source', () => {
    const read = sourceInUse('demo');
    health(NOW);
    expect(read).not.toHaveBeenCalled();
  });

  it.each([
    [true, 'demo'],
    [false, 'firestore'],
  ])('names the source when showsDemoCatalogue is %s: %s', (showsDemoCatalogue, name) => {
    jest.replaceProperty(shop, 'showsDemoCatalogue', showsDemoCatalogue);
    expect(health(NOW).source).toBe(name);
  });

  it.each(['ok', 'away'] as const)('says whether it shares with other processes: %s', (state) => {
    const nothing = async () => undefined;
    shareThrough({ state, ask: nothing, key: String, seal: String, unseal: String });
    expect(health(NOW).redis).toBe(state);
  });

  it('names the collection that was read longest ago', () => {
    readBefore(20, 'Eye Dummy');
    readBefore(75, 'WAX Stick');
    readBefore(60, 'HAIR-Moose');
    expect(health(NOW)).toMatchObject({
      status: 'ok',
      oldestShelf: { collection: 'WAX Stick', ageSeconds: 75 },
    });
  });

  it('lists the collections whose latest read failed, however long ago', () => {
    readBefore(60, 'Eye Dummy');
    readings().failing.add('WAX Stick').add('Eye Dummy');
    readings().lastFailure = { collection: 'WAX Stick', at: NOW - 7_000, cause: 'quota' };
    expect(health(NOW)).toEqual({
      status: 'failing',
      process: null,
      redis: 'off',
      source: 'demo',
      oldestShelf: { collection: 'Eye Dummy', ageSeconds: 60 },
      failingCollections: ['WAX Stick', 'Eye Dummy'],
      lastFailure: { collection: 'WAX Stick', cause: 'quota', ageSeconds: 7 },
    });
  });

  it('is ok again after the next success, and still reports the last failure', async () => {
    logged('error');
    const read = sourceInUse('demo').mockRejectedValueOnce(new CatalogueReadError('any', 'quota'));
    await expect(readCollection('WAX Stick', 45)).rejects.toThrow('quota');
    expect(health(Date.now())).toMatchObject({ status: 'failing', oldestShelf: null });
    await readCollection('WAX Stick', 45);
    expect(health(Date.now())).toMatchObject({
      status: 'ok',
      failingCollections: [],
      lastFailure: { collection: 'WAX Stick', cause: 'quota' },
    });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('gives ages in whole seconds, never below 0', () => {
    readBefore(1.4, 'Eye Dummy');
    readings().lastFailure = { collection: 'Eye Dummy', at: NOW + 3_000, cause: 'clock' };
    const { oldestShelf, lastFailure } = health(NOW);
    expect([oldestShelf?.ageSeconds, lastFailure?.ageSeconds]).toEqual([1, 0]);
  });

  it('never contains the API key, even when the database repeats it', async () => {
    logged('error');
    const apiKey = 'AIzaSy-0123456789-0123456789';
    const refusal = { error: { code: 400, message: `API key not valid: ${apiKey}` } };
    globalThis.fetch = aNetwork([400, JSON.stringify(refusal)]);
    const source = firestoreSource({ projectId: 'my-beauty-shop', apiKey });
    sourceInUse('firestore').mockImplementation(source.read);
    await expect(readCollection('WAX Stick', 45)).rejects.toThrow('API key not valid');
    expect(health(Date.now()).lastFailure?.cause).toContain('API key not valid');
    expect(JSON.stringify(health(Date.now()))).not.toContain(apiKey);
  });
});
