import { notTooOld, withAge, withDate } from '@/offline/withDate';

const DAY_MS = 86_400_000;

const sent = (ago: number, headers: Record<string, string> = {}) =>
  new Response('<html lang="en">', {
    headers: { date: new Date(Date.now() - ago).toUTCString(), ...headers },
  });

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
});

describe('notTooOld', () => {
  it.each([
    [6.99, true],
    [7.01, false],
  ])('after %d days leaves what was kept: %s', (days, isLeft) => {
    const kept = sent(days * DAY_MS);
    expect(notTooOld(kept)).toBe(isLeft ? kept : undefined);
  });

  it('leaves what nobody has dated', () => {
    const undated = new Response('');
    expect(notTooOld(undated)).toBe(undated);
    expect(notTooOld(undefined)).toBeUndefined();
  });
});

describe('withAge', () => {
  it('adds the time on the device to that in other caches', () => {
    expect(withAge(sent(60_000, { age: '30' })).headers.get('age')).toBe('90');
  });

  it('leaves the age of an answer that a slow clock dates in the future', () => {
    expect(withAge(sent(-60_000, { age: '30' })).headers.get('age')).toBe('30');
  });

  it('leaves the age of an answer without a date', () => {
    expect(withAge(new Response('', { headers: { age: '30' } })).headers.get('age')).toBe('30');
  });
});

describe('withDate', () => {
  it.each([
    [{ 'x-kept-read-at': '1000' }, '<html data-kept="1000" lang="en">'],
    [{}, '<html data-kept="" lang="en">'],
  ])('writes into a page with the headers %j', async (headers, html) => {
    expect(await (await withDate(sent(0, headers))).text()).toBe(html);
  });
});
