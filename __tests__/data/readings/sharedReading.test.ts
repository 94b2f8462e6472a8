import { setTimeout as pause } from 'node:timers/promises';
import { foundReading, sharedReading } from '@/data/shared/sharedReading';
import { storeOfEachTest } from '../../helpers/aSharedStore';
import { deferred } from '../../helpers/deferred';
import { describeWithRedis } from '../../helpers/redis';

interface Reading {
  readonly readAt: number;
  readonly items: readonly string[];
}

const readAtOf = ({ readAt }: Reading) => readAt;
const wanted = { name: 'shelf:WAX Stick', oldestMs: 60_000, readAtOf };
const aReading = (...items: string[]): Reading => ({ readAt: Date.now(), items });
const neverReads = () => Promise.reject(new Error('The source should not be asked.'));

describe('sharedReading without a store', () => {
  it('reads', async () => {
    expect(await sharedReading(wanted, async () => aReading('own'))).toMatchObject({
      items: ['own'],
    });
    expect(await foundReading(wanted)).toBeUndefined();
  });
});

describeWithRedis('sharedReading', () => {
  const shared = storeOfEachTest();

  it('is what one process read, for all others', async () => {
    const first = await sharedReading(wanted, async () => aReading('ফুল'));
    expect(await sharedReading(wanted, neverReads)).toEqual(first);
    expect(await foundReading(wanted)).toEqual(first);
  });

  it('is read once when all ask at once, and they wait for the one that reads', async () => {
    const answer = deferred<Reading>();
    const read = jest.fn(() => answer.promise);
    const all = Promise.all(Array.from({ length: 4 }, () => sharedReading(wanted, read)));
    await pause(100);
    answer.resolve(aReading('once'));
    expect((await all).map(({ items }) => items)).toEqual(Array(4).fill(['once']));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is read anew when it is older than wanted', async () => {
    const old = { readAt: Date.now() - 61_000, items: ['old'] };
    await sharedReading(wanted, async () => old);
    const dayOld = { ...wanted, oldestMs: 24 * 3_600_000 };
    expect(await foundReading<Reading>(wanted)).toBeUndefined();
    expect(await foundReading<Reading>(dayOld)).toEqual(old);
    expect(await sharedReading(wanted, async () => aReading('new'))).toMatchObject({
      items: ['new'],
    });
    expect(await foundReading<Reading>(dayOld)).toMatchObject({ items: ['new'] });
  });

  it('leaves the next process free to read after a failure, which it passes on', async () => {
    const failure = new Error('quota');
    await expect(sharedReading(wanted, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await shared.store.ask('EXISTS', shared.store.key(`claim:${wanted.name}`))).toBe(0);
    const read = jest.fn(async () => aReading('next'));
    expect(await sharedReading(wanted, read)).toMatchObject({ items: ['next'] });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is read all the same when the process that claimed it died', async () => {
    await shared.store.ask('SET', shared.store.key(`claim:${wanted.name}`), '', 'PX', '60000');
    expect(await sharedReading(wanted, async () => aReading('own'))).toMatchObject({
      items: ['own'],
    });
  });

  it('is read all the same when Redis is lost while another reads', async () => {
    await shared.store.ask('SET', shared.store.key(`claim:${wanted.name}`), '', 'PX', '60000');
    const reading = sharedReading(wanted, async () => aReading('own'));
    shared.server.close();
    expect(await reading).toMatchObject({ items: ['own'] });
  });

  it.each<[what: string, ...commands: string[]]>([
    ['garbage', 'SET', '\u0000{'],
    ['other JSON', 'SET', JSON.stringify(aReading('of whom?'))],
    ['a list', 'RPUSH', 'a'],
  ])(
    'is read, and written anew, where its key holds %s',
    async (_what, command = '', ...values) => {
      await shared.store.ask(command, shared.store.key(`reading:${wanted.name}`), ...values);
      await shared.store.ask(
        'PEXPIRE',
        shared.store.key(`reading:${wanted.name}`),
        String(24 * 3_600_000),
      );
      expect(await foundReading(wanted)).toBeUndefined();
      expect(await sharedReading(wanted, async () => aReading('own'))).toMatchObject({
        items: ['own'],
      });
      expect(await foundReading(wanted)).toMatchObject({ items: ['own'] });
    },
  );

  it('is not shared when it is very large, and expires with its build’s other keys', async () => {
    await sharedReading(wanted, async () => aReading('x'.repeat(4_000_000)));
    expect(await foundReading(wanted)).toBeUndefined();
    await sharedReading(wanted, async () => aReading('small'));
    const keys = (await shared.store.ask('KEYS', '*reading*')) as string[];
    expect(keys).toEqual(['site:test:reading:shelf:WAX Stick']);
    expect(await shared.store.ask('PTTL', keys[0] ?? '')).toBeGreaterThan(0);
  });
});
