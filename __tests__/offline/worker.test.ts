import { cacheNames, ERASE } from '@/offline/storageRules';
import { deferred } from '../helpers/deferred';
import { dated, workerOfTests } from './workerOfTests';

/*
 * The workers as the site serves them, compiled, on a device that refuses databases: what counts and times are for is
 * Serwist's. The pages that are kept: keptPages.test.ts.
 */

const DAY_MS = 86_400_000;
const { site, answer, ask, visit, send, work, device, self, tell, silence, keepPage } =
  workerOfTests();
const keep = async (kind: keyof typeof cacheNames, path: string, response: Response) =>
  (await caches.open(cacheNames[kind])).put(path, response);

describe('a visit', () => {
  it('is answered by the network, past the browser’s cache, without a redirect that browsers refuse', async () => {
    await keepPage('/lens', '<html>kept');
    answer.mockResolvedValue(new Response('<html>new'));
    expect(await (await visit('/lens?sort=price'))?.text()).toBe('<html>new');
    const [[asked] = []] = answer.mock.calls;
    const url = `${site}/lens?sort=price`;
    expect(asked).toMatchObject({ url, cache: 'no-cache', redirect: 'manual' });
  });

  it('is answered with the kept page after three seconds, which says when it was sent', async () => {
    await keepPage('/lens', '<html>kept', DAY_MS);
    silence();
    const shown = jest.fn();
    void visit('/lens?sort=price').then(async (page) => shown(await page?.text()));
    await jest.advanceTimersByTimeAsync(2_999);
    expect(shown).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    const [[html] = []] = shown.mock.calls;
    const [, sentAt] = html.match(/^<html data-stored="(\d+)">kept$/);
    expect(Date.now() - Number(sentAt)).toBeCloseTo(DAY_MS, -4);
  });

  it('of what is not kept is answered after eight seconds by the page for times without a network', async () => {
    await keepPage('/offline', '<html>offline');
    silence();
    const shown = jest.fn();
    void visit('/lens').then(async (page) => shown(await page?.text()));
    await jest.advanceTimersByTimeAsync(7_999);
    expect(shown).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(shown).toHaveBeenCalledWith('<html>offline');
  });

  it('of what is not kept is answered late, if not even that page is there', async () => {
    const late = deferred<Response>();
    silence();
    answer.mockReturnValue(late.promise);
    const page = visit('/lens');
    await jest.advanceTimersByTimeAsync(20_000);
    late.resolve(new Response('<html>late'));
    expect(await (await page)?.text()).toBe('<html>late');
  });

  it.each([429, 502, 503])('is answered with the kept page in place of a %d', async (status) => {
    await keepPage('/lens', '<html>kept');
    answer.mockResolvedValue(new Response('down', { status }));
    expect(await (await visit('/lens'))?.text()).toContain('kept');
  });

  it.each([404, 410, 500])('is answered with a %d, although a page is kept', async (status) => {
    await keepPage('/lens', '<html>kept');
    answer.mockResolvedValue(new Response('gone', { status }));
    expect((await visit('/lens'))?.status).toBe(status);
  });

  it.each([
    ['in its language', ['/offline', '/bn/offline'], '/bn/offline'],
    ['in another one', ['/hi/offline'], '/hi/offline'],
  ])('of what is not kept is answered by the page for that, %s', async (_what, there, shown) => {
    for (const path of there) await keepPage(path, `<html>${path}`);
    expect(await (await visit('/bn/lens'))?.text()).toContain(`>${shown}`);
  });

  it('of what is not kept, or too old, fails as without a worker, when not even that page is there', async () => {
    await keepPage('/lens', '<html>kept', 7.01 * DAY_MS);
    await expect(visit('/lens')).rejects.toThrow('Failed to fetch');
  });

  it('keeps nothing by itself', async () => {
    answer.mockResolvedValue(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    await visit('/lens');
    await work();
    expect(device().paths(cacheNames.page)).toEqual([]);
  });
});

describe('a file of a build', () => {
  const path = '/_next/static/chunks/a.js';

  it('is the kept one, whatever the host adds to its address; the network is not asked', async () => {
    await keep('file', path, dated('kept', 99 * DAY_MS));
    expect(await (await ask(`${path}?dpl=1`))?.text()).toBe('kept');
    expect(answer).not.toHaveBeenCalled();
  });

  it('comes from the network when it is not kept, or storage is refused', async () => {
    answer.mockImplementation(async () => dated('new', 0));
    expect(await (await ask(`${path}?dpl=1`))?.text()).toBe('new');
    await work();
    expect(device().paths(cacheNames.file)).toEqual([path]);
    jest.spyOn(caches, 'match').mockRejectedValueOnce(new DOMException('', 'SecurityError'));
    expect(await (await ask(path))?.text()).toBe('new');
  });
});

describe('a picture', () => {
  const path = '/_next/image?url=%2Fpictures%2Fa.webp&w=320&q=80';

  it.each([
    [200, true],
    [404, false],
  ])('with status %d is shown; it is kept: %s', async (status, isKept) => {
    answer.mockImplementation(async () => new Response('picture', { status }));
    expect(await (await ask(path))?.text()).toBe('picture');
    await work();
    expect(device().paths(cacheNames.picture)).toEqual(isKept ? [path] : []);
  });

  it.each([-40, 40])(
    'is kept by a device whose clock is %d days ahead of the site’s',
    async (days) => {
      answer.mockImplementation(async () => dated('kept', days * DAY_MS));
      await ask(path);
      await work();
      expect(await (await ask(path))?.text()).toBe('kept');
      expect(answer).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    [6.99, 'old'],
    [7.01, 'new'],
  ])('that was kept %d days ago is the %s one', async (days, shown) => {
    await keep('picture', path, dated('old', days * DAY_MS));
    answer.mockImplementation(async () => dated('new', 0));
    expect(await (await ask(path))?.text()).toBe(shown);
  });
});

describe('a new worker', () => {
  it('takes over at once, and deletes the caches of those before it', async () => {
    for (const name of ['shop-build-one', 'another', cacheNames.page]) await caches.open(name);
    send('install');
    expect(self().skipWaiting).toHaveBeenCalledTimes(1);
    send('activate');
    await work();
    expect(self().clients.claim).toHaveBeenCalledTimes(1);
    expect(device().names()).toEqual([cacheNames.page]);
  });

  it('erases all when it is told to', async () => {
    for (const name of ['another', ...Object.values(cacheNames)]) await caches.open(name);
    await tell(ERASE);
    expect(device().names()).toEqual([]);
  });
});

describe('the worker that is served in its place', () => {
  const other = workerOfTests('unregisterWorker');

  it('erases all and removes itself', async () => {
    await other.keepPage('/lens', '<html>kept');
    other.send('activate');
    await other.work();
    expect(other.device().names()).toEqual([]);
    expect(other.self().registration.unregister).toHaveBeenCalledTimes(1);
  });
});
