import { processState } from '@/data/processState';
import type { Reading } from '@/data/readings/Reading';
import { freshReading, recentReading } from '@/data/readings/readings';
import { deferred } from '../../helpers/deferred';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  resetCaches();
  sourceInUse('firestore');
});

describe('recentReading', () => {
  it("never replaces this process's reading by an older one of another process", async () => {
    const others = deferred<unknown>();
    processState().sharedStore = {
      state: 'ok',
      get: jest.fn(async () => undefined).mockReturnValueOnce(others.promise as Promise<undefined>),
      set: async () => undefined,
      claim: async () => true,
      release: async () => undefined,
    };
    const read = jest.fn(async (): Promise<Reading> => ({ readAt: Date.now() }));
    const plan = { name: 'Primer', read };
    const recent = recentReading(plan, HOUR_MS);
    const own = await freshReading(plan);
    others.resolve({ readAt: own.readAt - 30_000 });
    expect(await recent).toBe(own);
    expect(await freshReading(plan)).toBe(own);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
