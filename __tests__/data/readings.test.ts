import type { Reading } from '@/data/readings';
import { freshReading } from '@/data/readings';
import { deferred } from '../helpers/deferred';
import { sourceInUse } from '../helpers/sourceInUse';
import { stopClock } from '../helpers/stopClock';

const START = stopClock();
const WINDOW_MS = 60_000;
const FAILURE_MS = 5_000;

interface Text extends Reading {
  readonly text: string;
}

/** A text that was requested now. */
const read = (text: string): Text => ({ readAt: Date.now(), text });

/** A reading that counts its reads. Give them answers with `load`. */
function aReading(name = 'Primer') {
  const load = jest.fn<Promise<Text>, [before: Text | undefined]>();
  return { load, get: () => freshReading(name, load) };
}

const pass = (ms: number) => jest.setSystemTime(Date.now() + ms);

beforeEach(() => {
  sourceInUse('demo');
});

describe('freshReading', () => {
  it('reads once within the minute, including its last millisecond', async () => {
    const { load, get } = aReading();
    load.mockResolvedValue(read('first'));
    await get();
    pass(WINDOW_MS - 1);
    expect(await get()).toEqual({ readAt: START, text: 'first' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reads again when the minute is over, and tells what was read before', async () => {
    const { load, get } = aReading();
    load.mockImplementation(async (before) => read(`after ${before?.text}`));
    await get();
    pass(WINDOW_MS);
    expect(await get()).toMatchObject({ text: 'after after undefined' });
  });

  it('reads again when the clock was set back, and not for hours the same', async () => {
    const { load, get } = aReading();
    load.mockImplementation(async () => read(String(Date.now())));
    await get();
    pass(-3_600_000);
    await get();
    await get();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each(['__proto__', 'constructor', ''])('keeps the name "%s" apart', async (name) => {
    const [one, other] = [aReading(name), aReading('Toner')];
    one.load.mockResolvedValue(read('one'));
    other.load.mockResolvedValue(read('other'));
    for (const each of [one, other, one]) await each.get();
    expect(await Promise.all([one.get(), other.get()])).toMatchObject([
      { text: 'one' },
      { text: 'other' },
    ]);
    expect(one.load).toHaveBeenCalledTimes(1);
  });

  it('never asks a slow source twice at the same time, however long it takes', async () => {
    const { load, get } = aReading();
    const slow = deferred<Text>();
    load.mockReturnValue(slow.promise);
    const first = get();
    pass(10 * WINDOW_MS);
    const second = get();
    slow.resolve(read('late'));
    expect(await Promise.all([first, second])).toMatchObject([{ text: 'late' }, { text: 'late' }]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('counts the minute from the request, so that a slow answer does not stay fresh for longer', async () => {
    const { load, get } = aReading();
    const slow = deferred<Text>();
    load.mockReturnValueOnce(slow.promise).mockImplementationOnce(async () => read('new'));
    const first = get();
    pass(WINDOW_MS);
    slow.resolve({ readAt: START, text: 'late' });
    await first;
    expect(await get()).toMatchObject({ text: 'new' });
  });

  it('rejects instead of giving an old reading', async () => {
    const { load, get } = aReading();
    load.mockResolvedValueOnce(read('first')).mockRejectedValueOnce(new Error('unreachable'));
    await get();
    pass(WINDOW_MS);
    await expect(get()).rejects.toThrow('unreachable');
    await expect(get()).rejects.toThrow('unreachable');
  });
});

describe('a failure in freshReading', () => {
  it('reaches all who wait for the request', async () => {
    const { load, get } = aReading();
    load.mockRejectedValueOnce(new Error('unreachable'));
    const waiting = await Promise.allSettled([get(), get()]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is kept for five seconds from when it occurs, so that many requests do not flood the source', async () => {
    const { load, get } = aReading();
    const slow = deferred<Text>();
    load.mockReturnValueOnce(slow.promise);
    const first = get();
    pass(2 * WINDOW_MS);
    slow.reject(new Error('too late'));
    await expect(first).rejects.toThrow('too late');
    pass(FAILURE_MS - 1);
    await expect(get()).rejects.toThrow('too late');
    expect(load).toHaveBeenCalledTimes(1);
    pass(1);
    load.mockImplementationOnce(async () => read('recovered'));
    expect(await get()).toMatchObject({ text: 'recovered' });
    pass(WINDOW_MS - 1);
    expect(await get()).toMatchObject({ text: 'recovered' });
  });

  it('is kept for five seconds again when the next attempt fails', async () => {
    const { load, get } = aReading();
    load.mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'));
    await expect(get()).rejects.toThrow('first');
    pass(FAILURE_MS);
    await expect(get()).rejects.toThrow('second');
    pass(FAILURE_MS - 1);
    await expect(get()).rejects.toThrow('second');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('of one name does not affect another', async () => {
    const [primer, toner] = [aReading(), aReading('Toner')];
    primer.load.mockRejectedValueOnce(new Error('unreachable'));
    toner.load.mockResolvedValueOnce(read('toner'));
    await expect(primer.get()).rejects.toThrow('unreachable');
    expect(await toner.get()).toMatchObject({ text: 'toner' });
  });
});
