import { health } from '@/answers/health/health';
import { processState } from '@/data/processState';
import { freshReading } from '@/data/readings/readings';
import { readCollection } from '@/data/shelves/readShelf';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { keptReading } from '../../helpers/keptReading';
import { logged } from '../../helpers/logged';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const NOW = 1_795_000_000_000;

function readBefore(seconds: number, collection: string) {
  keptReading(collection, { last: { readAt: NOW - seconds * 1_000 } });
}

function failed(collection: string, at: number, cause: string) {
  keptReading(collection, { isFailing: true, failure: { at, cause, error: undefined } });
}

function read(collection: string) {
  return freshReading({ name: collection, read: () => readCollection(collection, 45) });
}

beforeEach(resetCaches);
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
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

  it.each(['ok', 'away'] as const)('says whether it shares with other processes: %s', (state) => {
    const nothing = async () => undefined;
    processState().sharedStore = {
      state,
      get: nothing,
      set: nothing,
      claim: async () => true,
      release: nothing,
    };
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
    failed('WAX Stick', NOW - 7_000, 'quota');
    failed('Eye Dummy', NOW - 9_000, 'unreachable');
    expect(health(NOW)).toEqual({
      status: 'failing',
      process: null,
      redis: 'off',
      source: 'demo',
      oldestShelf: { collection: 'Eye Dummy', ageSeconds: 60 },
      failingCollections: ['Eye Dummy', 'WAX Stick'],
      lastFailure: { collection: 'WAX Stick', cause: 'quota', ageSeconds: 7 },
    });
  });

  it('is ok again after the next success, and still reports the last failure', async () => {
    logged('error');
    jest.useFakeTimers();
    const asked = sourceInUse('demo').mockRejectedValueOnce(new CatalogueReadError('any', 'quota'));
    await expect(read('WAX Stick')).rejects.toThrow('quota');
    expect(health(Date.now())).toMatchObject({ status: 'failing', oldestShelf: null });
    jest.advanceTimersByTime(5_000);
    await read('WAX Stick');
    expect(health(Date.now())).toMatchObject({
      status: 'ok',
      failingCollections: [],
      lastFailure: { collection: 'WAX Stick', cause: 'quota' },
    });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('gives ages in whole seconds, never below 0', () => {
    readBefore(1.4, 'Eye Dummy');
    failed('Eye Dummy', NOW + 3_000, 'clock');
    const { oldestShelf, lastFailure } = health(NOW);
    expect([oldestShelf?.ageSeconds, lastFailure?.ageSeconds]).toEqual([1, 0]);
  });
});
