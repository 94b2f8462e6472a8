import { cacheNames, type ShownPage } from '@/offline/keepingRules';
import { deferred } from '../helpers/deferred';
import { FakeFetchEvent } from '../helpers/startWorker';
import { dated, workerOfTests } from '../helpers/workerOfTests';

/* The worker as the site serves it, compiled. Its rules for addresses are in keepingRules.test.ts, keeping in keepPage.test.ts. */

const DAY_MS = 86_400_000;
const { site, answer, visit, work, device, worker, silence, keepPage } = workerOfTests();

describe('a visit', () => {
  it('is answered by the network, past the browser’s cache', async () => {
    await keepPage('/lens', '<html>kept');
    answer.mockResolvedValue(new Response('<html>new'));
    expect(await (await visit('/lens?sort=price'))?.text()).toBe('<html>new');
    const [[asked] = []] = answer.mock.calls;
    expect(asked).toMatchObject({ url: `${site}/lens?sort=price`, cache: 'no-cache' });
  });

  it('leaves redirects to the browser, which refuses one that a worker has followed', async () => {
    answer.mockResolvedValue(new Response(''));
    await visit('/lense');
    expect(answer.mock.calls[0]?.[0]?.redirect).toBe('manual');
  });

  it('is answered with the kept page after three seconds', async () => {
    await keepPage('/lens', '<html>kept');
    silence();
    const shown = jest.fn();
    void visit('/lens').then(shown);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(shown).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(shown).toHaveBeenCalled();
  });

  it.each([500, 502, 503])('is answered with the kept page in place of a %d', async (status) => {
    await keepPage('/lens', '<html>kept');
    answer.mockResolvedValue(new Response('down', { status }));
    expect(await (await visit('/lens'))?.text()).toContain('kept');
  });

  it.each([404, 410])('is answered with a %d, although a page is kept', async (status) => {
    await keepPage('/lens', '<html>kept');
    answer.mockResolvedValue(new Response('gone', { status }));
    expect((await visit('/lens'))?.status).toBe(status);
  });

  it('shows a failure of the site where no page is kept', async () => {
    await keepPage('/offline', '<html>offline');
    answer.mockResolvedValue(new Response('down', { status: 502 }));
    expect((await visit('/lens'))?.status).toBe(502);
  });

  it.each([
    ['in its language', ['/offline', '/bn/offline'], '/bn/offline'],
    ['in another one', ['/hi/offline'], '/hi/offline'],
  ])('of what is not kept is answered by the page for that, %s', async (_what, there, shown) => {
    for (const path of there) await keepPage(path, `<html>${path}`);
    expect(await (await visit('/bn/lens'))?.text()).toContain(`>${shown}`);
  });

  it('of what is not kept fails as without a worker, when not even that page is there', async () => {
    await keepPage('/lens', '<html>kept', 7.01 * DAY_MS);
    expect((await visit('/lens'))?.type).toBe('error');
  });

  it('keeps nothing by itself', async () => {
    answer.mockResolvedValue(new Response('<html>'));
    await visit('/lens');
    await work();
    expect(device().paths(cacheNames.build('one'))).toEqual([]);
  });
});

describe('what a page tells the worker', () => {
  const shown: ShownPage = {
    path: '/lens',
    versions: [],
    used: ['/pictures/a.webp', '/_next/static/chunks/a.js'],
    asked: false,
  };
  const html = '<html><script src="/_next/static/one/_buildManifest.js"></script>';
  const aPage = () => new Response(html, { headers: { 'content-type': 'text/html' } });
  const found = async ({ url }: Request) => (/\.\w+$/.test(url) ? dated('file', 0) : aPage());

  it('has its page kept, and its pictures, asked for as the browser does', async () => {
    answer.mockImplementation(found);
    await worker().tell(shown);
    expect(device().paths(cacheNames.build('one'))).toContain('/lens');
    expect(device().paths(cacheNames.pictures)).toEqual(['/pictures/a.webp']);
    const asked = answer.mock.calls.find(([{ url }]) => url.endsWith('.webp'))?.[0];
    expect(asked?.headers.get('accept')).toMatch(/^image\/avif,image\/webp,/);
  });

  it('is kept one after the other, and a failure ends nothing', async () => {
    const page = deferred<Response>();
    answer.mockImplementation(async (request) =>
      request.url.endsWith('/lens') ? page.promise : found(request),
    );
    const first = worker().tell(shown);
    const second = worker().tell({ ...shown, path: '/toner' });
    await new Promise(setImmediate);
    expect(answer).not.toHaveBeenCalledWith(expect.objectContaining({ url: `${site}/toner` }));
    page.reject(new TypeError('Failed to fetch'));
    await Promise.all([first, second]);
    expect(device().paths(cacheNames.build('one'))).toContain('/toner');
  });
});

describe('a new worker', () => {
  it('takes over at once', async () => {
    worker().dispatch('install', new Event('install'));
    expect(worker().scope.skipWaiting).toHaveBeenCalledTimes(1);
    const event = new FakeFetchEvent(new Request(site));
    worker().dispatch('activate', event);
    await Promise.all(event.waits);
    expect(worker().scope.clients.claim).toHaveBeenCalledTimes(1);
  });
});
