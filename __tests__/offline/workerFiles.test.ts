import { KEPT_HEADER } from '@/catalogue/freshness';
import { cacheNames, limits } from '@/offline/keepingRules';
import { dated, workerOfTests } from '../helpers/workerOfTests';

const DAY_MS = 86_400_000;
const { answer, ask, work, device, silence } = workerOfTests();

describe('a file of a build', () => {
  const path = '/_next/static/chunks/a.js';

  it('is the kept one, of whichever build; the network is not asked', async () => {
    await (await caches.open(cacheNames.build('old'))).put(path, dated('kept', 0));
    await caches.open(cacheNames.build('new'));
    expect(await (await ask(`${path}?dpl=1`))?.text()).toBe('kept');
    expect(answer).not.toHaveBeenCalled();
  });

  it('comes from the network when it is not kept, or storage is refused', async () => {
    answer.mockImplementation(async () => dated('new', 0));
    expect(await (await ask(path))?.text()).toBe('new');
    jest.spyOn(caches, 'match').mockRejectedValueOnce(new DOMException('', 'SecurityError'));
    expect(await (await ask(path))?.text()).toBe('new');
  });
});

describe('a picture', () => {
  const path = '/_next/image?url=%2Fpictures%2Fa.webp&w=320&q=60';

  it.each<[what: string, init: ResponseInit, isKept: boolean]>([
    ['130,000 bytes', { headers: { 'content-length': '130000' } }, true],
    ['130,001 bytes', { headers: { 'content-length': '130001' } }, false],
    ['an error', { status: 404, headers: { 'content-length': '9' } }, false],
  ])('of %s is shown, and kept if it may be', async (_what, init, isKept) => {
    answer.mockImplementation(async () => new Response('picture', init));
    expect(await (await ask(path))?.text()).toBe('picture');
    await work();
    expect(device().paths(cacheNames.pictures)).toEqual(isKept ? [path] : []);
  });

  it.each([
    [6.99, 'old'],
    [7.01, 'new'],
  ])('that was kept %d days ago is the %s one', async (days, shown) => {
    await (await caches.open(cacheNames.pictures)).put(path, dated('old', days * DAY_MS));
    answer.mockImplementation(async () => dated('new', 0));
    expect(await (await ask(path))?.text()).toBe(shown);
  });

  it('is the old one when the network is gone', async () => {
    await (await caches.open(cacheNames.pictures)).put(path, dated('old', 8 * DAY_MS));
    expect(await (await ask(path))?.text()).toBe('old');
    expect((await ask(path.replace('a.webp', 'b.webp')))?.type).toBe('error');
  });

  it('replaces the one that was kept longest ago, of 120', async () => {
    answer.mockImplementation(async () => dated('picture', 0));
    for (let at = 0; at <= limits.pictures; at += 1) {
      await ask(`/pictures/${at}.webp`);
      await work();
    }
    const kept = device().paths(cacheNames.pictures);
    expect([kept.length, kept[0]]).toEqual([limits.pictures, '/pictures/1.webp']);
  });
});

describe('an answer of the site', () => {
  const path = '/api/shelves/Lens';

  it('is kept, and says without a network how old it is', async () => {
    answer.mockImplementationOnce(async () => dated('answer', 3_600_000));
    await ask(path);
    await work();
    const kept = await ask(path);
    expect(await kept?.text()).toBe('answer');
    expect(Number(kept?.headers.get('age'))).toBeCloseTo(3_600, -1);
    expect(kept?.headers.get(KEPT_HEADER)).toBe('1');
  });

  it('adds its age to that in other caches', async () => {
    const headers = { age: '30', date: new Date(Date.now() - 60_000).toUTCString() };
    await (await caches.open(cacheNames.answers)).put(path, new Response('', { headers }));
    expect(Number((await ask(path))?.headers.get('age'))).toBeCloseTo(90, -1);
  });

  it.each([
    ['a slow clock dates in the future', new Date(Date.now() + 60_000).toUTCString()],
    ['nobody has dated', ''],
  ])('leaves the age of one that %s', async (_what, date) => {
    const headers = { age: '30', date };
    await (await caches.open(cacheNames.answers)).put(path, new Response('', { headers }));
    expect((await ask(path))?.headers.get('age')).toBe('30');
  });

  it('of a failure is not kept, and one of eight days ago not used', async () => {
    await (await caches.open(cacheNames.answers)).put(path, dated('old', 8 * DAY_MS));
    answer.mockImplementationOnce(async () => new Response('down', { status: 500 }));
    expect((await ask(path))?.status).toBe(500);
    await work();
    await expect(ask(path)).rejects.toThrow();
  });

  it('is the kept one in place of a failure', async () => {
    await (await caches.open(cacheNames.answers)).put(path, dated('kept', 0));
    answer.mockImplementationOnce(async () => new Response('down', { status: 502 }));
    expect(await (await ask(path))?.text()).toBe('kept');
  });

  it('is the kept one after three seconds', async () => {
    await (await caches.open(cacheNames.answers)).put(path, dated('kept', 0));
    silence();
    const shown = jest.fn();
    void ask(path).then(async (response) => shown(await response?.text()));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(shown).toHaveBeenCalledWith('kept');
  });

  it('replaces the one that was kept longest ago, of 40', async () => {
    answer.mockImplementation(async () => dated('answer', 0));
    for (let at = 0; at <= limits.answers; at += 1) {
      await ask(`/api/shelves/${at}`);
      await work();
    }
    const kept = device().paths(cacheNames.answers);
    expect([kept.length, kept[0]]).toEqual([limits.answers, '/api/shelves/1']);
  });
});
