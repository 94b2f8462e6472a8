import { ttlCache } from '@/data/ttlCache';
import { deferred } from '../helpers/deferred';

const WINDOW_MS = 60_000;
const FAILURE_MS = 5_000;

/** A cache whose clock only moves when told to, and a source that counts its calls. */
function cacheOnClock() {
  const clock = { now: 1_000 };
  const cached = ttlCache<string>(WINDOW_MS, { now: () => clock.now });
  const load = jest.fn<Promise<string>, []>();
  return { clock, load, read: (key = 'MAKEUP-Primer') => cached(key, load) };
}

describe('ttlCache', () => {
  it('loads once within the window, including its last millisecond', async () => {
    const { clock, load, read } = cacheOnClock();
    load.mockResolvedValue('first');
    await read();
    clock.now += WINDOW_MS - 1;
    await expect(read()).resolves.toBe('first');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again when the window is over', async () => {
    const { clock, load, read } = cacheOnClock();
    load.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    await read();
    clock.now += WINDOW_MS;
    await expect(read()).resolves.toBe('second');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps keys separate', async () => {
    const { load, read } = cacheOnClock();
    load.mockResolvedValueOnce('primer').mockResolvedValueOnce('toner');
    await expect(Promise.all([read('MAKEUP-Primer'), read('MAKEUP-Toner')])).resolves.toEqual([
      'primer',
      'toner',
    ]);
    await expect(read('MAKEUP-Primer')).resolves.toBe('primer');
  });

  it.each(['__proto__', 'constructor', ''])('treats "%s" like any other key', async (key) => {
    const { load, read } = cacheOnClock();
    load.mockResolvedValue('first');
    await expect(read(key)).resolves.toBe('first');
    await expect(read(key)).resolves.toBe('first');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('holds at most 500 keys and evicts the least recently used', async () => {
    const { load, read } = cacheOnClock();
    load.mockImplementation(async () => 'any');
    await read('often');
    for (let key = 0; key < 500; key += 1) await Promise.all([read(String(key)), read('often')]);
    expect(load).toHaveBeenCalledTimes(501);
    await read('often');
    expect(load).toHaveBeenCalledTimes(501);
    await read('0');
    expect(load).toHaveBeenCalledTimes(502);
  });

  it('shares a request in flight', async () => {
    const { load, read } = cacheOnClock();
    const answer = deferred<string>();
    load.mockReturnValue(answer.promise);
    const all = [read(), read(), read()];
    answer.resolve('shared');
    await expect(Promise.all(all)).resolves.toEqual(['shared', 'shared', 'shared']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('never asks a slow source twice, however long it takes', async () => {
    const { clock, load, read } = cacheOnClock();
    const slow = deferred<string>();
    load.mockReturnValue(slow.promise);
    const first = read();
    clock.now += 10 * WINDOW_MS;
    const second = read();
    slow.resolve('late');
    await expect(Promise.all([first, second])).resolves.toEqual(['late', 'late']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('starts the window at the request, so that a slow answer does not stay fresh for longer', async () => {
    const { clock, load, read } = cacheOnClock();
    const slow = deferred<string>();
    load.mockReturnValueOnce(slow.promise).mockResolvedValueOnce('new');
    const first = read();
    clock.now += WINDOW_MS;
    slow.resolve('late');
    await first;
    await expect(read()).resolves.toBe('new');
  });

  it('rejects instead of giving an old answer', async () => {
    const { clock, load, read } = cacheOnClock();
    load.mockResolvedValueOnce('first').mockRejectedValueOnce(new Error('unreachable'));
    await read();
    clock.now += WINDOW_MS;
    await expect(read()).rejects.toThrow('unreachable');
    await expect(read()).rejects.toThrow('unreachable');
  });
});

describe('a failure in ttlCache', () => {
  it('reaches all who wait for the request', async () => {
    const { load, read } = cacheOnClock();
    load.mockRejectedValueOnce(new Error('unreachable'));
    const waiting = await Promise.allSettled([read(), read()]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is kept for a twelfth of the window, so that many requests do not flood the source', async () => {
    const { clock, load, read } = cacheOnClock();
    load.mockRejectedValueOnce(new Error('unreachable')).mockResolvedValueOnce('recovered');
    await expect(read()).rejects.toThrow('unreachable');
    clock.now += FAILURE_MS - 1;
    await expect(read()).rejects.toThrow('unreachable');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is then forgotten, and the next answer is kept for its whole window', async () => {
    const { clock, load, read } = cacheOnClock();
    load.mockRejectedValueOnce(new Error('unreachable')).mockResolvedValueOnce('recovered');
    await expect(read()).rejects.toThrow('unreachable');
    clock.now += FAILURE_MS;
    await expect(read()).resolves.toBe('recovered');
    clock.now += WINDOW_MS - 1;
    await expect(read()).resolves.toBe('recovered');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is kept from when it occurs, even after a slow request', async () => {
    const { clock, load, read } = cacheOnClock();
    const slow = deferred<never>();
    load.mockReturnValueOnce(slow.promise).mockResolvedValueOnce('recovered');
    const first = read();
    clock.now += 2 * WINDOW_MS;
    slow.reject(new Error('too late'));
    await expect(first).rejects.toThrow('too late');
    clock.now += FAILURE_MS - 1;
    await expect(read()).rejects.toThrow('too late');
    clock.now += 1;
    await expect(read()).resolves.toBe('recovered');
  });

  it('is kept for a twelfth of the window again when the retry fails', async () => {
    const { clock, load, read } = cacheOnClock();
    load.mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'));
    await expect(read()).rejects.toThrow('first');
    clock.now += FAILURE_MS;
    await expect(read()).rejects.toThrow('second');
    clock.now += FAILURE_MS - 1;
    await expect(read()).rejects.toThrow('second');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('of one key does not affect another', async () => {
    const { load, read } = cacheOnClock();
    load.mockRejectedValueOnce(new Error('unreachable')).mockResolvedValueOnce('toner');
    await expect(read('MAKEUP-Primer')).rejects.toThrow('unreachable');
    await expect(read('MAKEUP-Toner')).resolves.toBe('toner');
  });
});
