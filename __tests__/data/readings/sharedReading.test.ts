import { setTimeout as pause } from 'node:timers/promises';
import type { Reading, ReadingPlan } from '@/data/readings/Reading';
import { othersReading, sharedReading } from '@/data/readings/sharedReading';
import { storeOfEachTest } from '../../helpers/aSharedStore';
import { deferred } from '../../helpers/deferred';
import { describeWithRedis } from '../../helpers/redis';
import { resetCaches } from '../../helpers/resetCaches';

interface Titles extends Reading {
  readonly items: readonly string[];
}

const NAME = 'WAX Stick';
const KEY = `site:test:reading:${NAME}`;
const CLAIM = `site:test:claim:${NAME}`;
const MINUTE_MS = 60_000;
/** As long as a process waits for another's reading. */
const LONG_MS = 1_000;
const DAY_MS = 24 * 3_600_000;

const aReading = (...items: string[]): Titles => ({ readAt: Date.now(), items });
const planOf = (read: ReadingPlan<Titles>['read']): ReadingPlan<Titles> => ({ name: NAME, read });
const reads = (...items: string[]) => planOf(async () => aReading(...items));
const neverReads = planOf(() => Promise.reject(new Error('The source should not be asked.')));

beforeEach(resetCaches);

describeWithRedis('sharedReading', () => {
  const redis = storeOfEachTest();
  const shared = (plan: ReadingPlan<Titles>, own?: Titles) =>
    sharedReading(redis.store, plan, own, MINUTE_MS);
  const others = (oldestMs: number) => othersReading(redis.store, neverReads, oldestMs);

  it('is what one process read, for all others', async () => {
    const first = await shared(reads('ফুল'));
    expect(await shared(neverReads)).toEqual(first);
    expect(await others(MINUTE_MS)).toEqual(first);
  });

  it('is read once when all ask at once, and they wait for the one that reads', async () => {
    // A process waits for another's reading for a second, which a slow machine may take for the claims alone.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const answer = deferred<Titles>();
    const read = jest.fn(() => answer.promise);
    const all = Promise.all(Array.from({ length: 4 }, () => shared(planOf(read))));
    await pause(100);
    answer.resolve(aReading('once'));
    expect((await all).map(({ items }) => items)).toEqual(Array(4).fill(['once']));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is not read again by a process that claims it just after another has stored it', async () => {
    const claim = redis.store.claim.bind(redis.store);
    jest.spyOn(redis.store, 'claim').mockImplementationOnce(async (key, ms) => {
      await shared(reads('theirs'));
      return claim(key, ms);
    });
    expect(await shared(neverReads)).toMatchObject({ items: ['theirs'] });
  });

  it('is read anew when it is older than wanted, and the plan learns what was read before', async () => {
    const old = { readAt: Date.now() - 61_000, items: ['old'] };
    await shared(planOf(async () => old));
    expect(await others(MINUTE_MS)).toBeUndefined();
    expect(await others(DAY_MS)).toEqual(old);
    const read = jest.fn(async () => aReading('new'));
    await shared(planOf(read), { readAt: 1, items: ['own'] });
    expect(read.mock.calls).toEqual([[old]]);
    expect(await others(DAY_MS)).toMatchObject({ items: ['new'] });
  });

  it('leaves the next process free to read after a failure, which it passes on', async () => {
    const failure = new Error('quota');
    await expect(shared(planOf(() => Promise.reject(failure)))).rejects.toBe(failure);
    while (Number(await redis.tell('EXISTS', CLAIM)) > 0) await pause(10);
    expect(await shared(reads('next'))).toMatchObject({ items: ['next'] });
  });

  it('is read all the same when the process that claimed it died', async () => {
    await redis.tell('SET', CLAIM, '', 'PX', '60000');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const reading = shared(reads('own'));
    clock.mockReturnValue(Date.now() + LONG_MS);
    expect(await reading).toMatchObject({ items: ['own'] });
    expect(await redis.tell('EXISTS', CLAIM)).toBe(1);
  });

  it('is read all the same when Redis is lost while another reads', async () => {
    await redis.tell('SET', CLAIM, '', 'PX', '60000');
    const reading = shared(reads('own'));
    redis.store.close();
    expect(await reading).toMatchObject({ items: ['own'] });
  });

  it.each<[what: string, ...commands: string[]]>([
    ['garbage', 'SET', '\u0000{'],
    ['half a reading', 'SET', JSON.stringify(aReading('ours')).slice(0, -5)],
    ['a reading that no process of the shop wrote', 'SET', JSON.stringify(aReading('of whom?'))],
    ['the same with a code', 'SET', JSON.stringify(['code', JSON.stringify(aReading('whose?'))])],
    ['an empty list', 'SET', '[]'],
    ['null', 'SET', 'null'],
    ['a list', 'RPUSH', 'a'],
  ])(
    'is read, and written anew, where its key holds %s',
    async (_what, command = '', ...values) => {
      await redis.tell(command, KEY, ...values);
      expect(await others(DAY_MS)).toBeUndefined();
      expect(await shared(reads('own'))).toMatchObject({ items: ['own'] });
      expect(await others(DAY_MS)).toMatchObject({ items: ['own'] });
    },
  );

  it.each<[what: string, key: string, change: (stored: string) => string]>([
    ['an address in it was changed', KEY, (stored) => stored.replace('https:', 'javascript:')],
    ["it is another shelf's", 'site:test:reading:Comb', (stored) => stored],
  ])('is as if it were not there when %s', async (_what, key, change) => {
    await shared(reads('https://shop.example'));
    await redis.tell('SET', key, change(String(await redis.tell('GET', KEY))));
    const plan = { ...neverReads, name: key.replace('site:test:reading:', '') };
    expect(await othersReading(redis.store, plan, DAY_MS)).toBeUndefined();
  });

  it('is as if it were not there for a process with other keys of the database, and of the future', async () => {
    await shared(reads('ours'));
    jest.replaceProperty(process, 'env', { ...process.env, FIREBASE_READER_PASSWORD: 'another' });
    expect(await others(DAY_MS)).toBeUndefined();
    await shared(planOf(async () => ({ readAt: Date.now() + DAY_MS, items: [] })));
    expect(await others(DAY_MS)).toBeUndefined();
  });

  it('is not shared when it is very large, and expires', async () => {
    await shared(reads('x'.repeat(4_000_000)));
    expect(await others(DAY_MS)).toBeUndefined();
    await shared(reads('small'));
    expect(await redis.tell('KEYS', '*reading*')).toEqual([KEY]);
    expect(await redis.tell('PTTL', KEY)).toBeGreaterThan(0);
  });
});
