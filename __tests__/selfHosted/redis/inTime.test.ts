import { stat } from 'node:fs';
import { inTime, LateError } from '@/selfHosted/redis/inTime';
import { deferred } from '../../helpers/deferred';

describe('inTime', () => {
  it('passes on what comes in time', async () => {
    await expect(inTime(Promise.resolve('answer'), 60_000)).resolves.toBe('answer');
    await expect(inTime(Promise.reject(new Error('refused')), 60_000)).rejects.toThrow('refused');
  });

  it('does not wait for what never comes', async () => {
    await expect(inTime(new Promise(() => {}), 1)).rejects.toThrow(LateError);
  });

  it('counts an answer that was there before the process had time to read it', async () => {
    const answer = deferred<string>();
    // Timers come next in this turn of the event loop, and files after them.
    await new Promise(setImmediate);
    const waited = inTime(answer.promise, 1);
    const computedUntil = Date.now() + 50;
    stat('.', () => answer.resolve('answer'));
    while (Date.now() < computedUntil);
    await expect(waited).resolves.toBe('answer');
  });
});
