import { cacheNames, EMPTY, type KeepMessage, keptHeaders, limits } from '@/offline/rules';
import { deferred } from '../helpers/deferred';
import { fakeCaches } from '../helpers/fakeCaches';
import { FakeFetchEvent, startWorker, textOfWorker } from '../helpers/startWorker';

/* The worker as the site serves it, compiled. Its rules for addresses are in rules.test.ts, keeping in keepPages.test.ts. */

const site = 'https://shop.test';
const DAY_MS = 86_400_000;
const answer = jest.fn<Promise<Response>, [Request]>();
const failed = async () => Promise.reject(new TypeError('Failed to fetch'));
let device: ReturnType<typeof fakeCaches>;
let worker: ReturnType<typeof startWorker>;
let text: string;

beforeAll(async () => {
  text = await textOfWorker();
});

beforeEach(() => {
  device = fakeCaches();
  answer.mockReset().mockImplementation(failed);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((asked) =>
      answer(asked instanceof Request ? asked : new Request(new URL(String(asked), site))),
    );
  worker = startWorker(text, site);
});
afterEach(() => jest.useRealTimers());

/** The last request. */
let event: FakeFetchEvent;
const work = () => Promise.all(event.waits);

/** Asks the worker. Undefined: the request goes to the network as without it. */
async function ask(path: string, mode: 'cors' | 'navigate' = 'cors') {
  const request = new Request(site + path);
  Object.defineProperty(request, 'mode', { value: mode });
  event = new FakeFetchEvent(request);
  worker.dispatch('fetch', event);
  return event.answered;
}
const slowNetwork = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
const visit = (path: string) => ask(path, 'navigate');

async function keepPage(path: string, html: string, ago = 0) {
  const headers = { [keptHeaders.keptAt]: String(Date.now() - ago) };
  await (await caches.open(cacheNames.pages)).put(path, new Response(html, { headers }));
}

const dated = (body: string, ago: number) =>
  new Response(body, {
    headers: { date: new Date(Date.now() - ago).toUTCString(), 'content-length': '9' },
  });

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
    answer.mockReturnValue(new Promise(() => undefined));
    slowNetwork();
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
    expect(device.paths(cacheNames.pages)).toEqual([]);
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
    expect(device.paths(cacheNames.pictures)).toEqual(isKept ? [path] : []);
  });

  it.each([
    [6.99, 'old'],
    [7.01, 'new'],
  ])('that was kept %d days ago is the %s one', async (days, shown) => {
    await (await caches.open(cacheNames.pictures)).put(path, dated('old', days * DAY_MS));
    answer.mockImplementation(async () => dated('new', 0));
    expect(await (await ask(path))?.text()).toBe(shown);
  });

  it('is shown in another width, or old, when the network is gone', async () => {
    const other = path.replace('320', '640');
    await (await caches.open(cacheNames.pictures)).put(other, dated('wide', 8 * DAY_MS));
    expect(await (await ask(path))?.text()).toBe('wide');
    expect((await ask(path.replace('a.webp', 'b.webp')))?.type).toBe('error');
  });

  it('replaces the one that was kept longest ago, of 120', async () => {
    answer.mockImplementation(async () => dated('picture', 0));
    for (let at = 0; at <= limits.pictures; at += 1) {
      await ask(`/pictures/${at}.webp`);
      await work();
    }
    const kept = device.paths(cacheNames.pictures);
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
  });

  it('of a failure is not kept, and one of eight days ago not used', async () => {
    await (await caches.open(cacheNames.answers)).put(path, dated('old', 8 * DAY_MS));
    answer.mockImplementationOnce(async () => new Response('down', { status: 500 }));
    expect((await ask(path))?.status).toBe(500);
    await work();
    await expect(ask(path)).rejects.toThrow();
  });

  it('is the kept one after three seconds', async () => {
    await (await caches.open(cacheNames.answers)).put(path, dated('kept', 0));
    answer.mockReturnValue(new Promise(() => undefined));
    slowNetwork();
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
    const kept = device.paths(cacheNames.answers);
    expect([kept.length, kept[0]]).toEqual([limits.answers, '/api/shelves/1']);
  });
});

describe('what a page tells the worker', () => {
  const message: KeepMessage = {
    path: '/lens',
    versions: [],
    used: ['/pictures/a.webp', '/_next/static/chunks/a.js'],
    products: [],
    asked: false,
  };
  const html = '<html><script src="/_next/static/one/_buildManifest.js"></script>';
  const aPage = () => new Response(html, { headers: { 'content-type': 'text/html' } });
  const found = async ({ url }: Request) => (/\.\w+$/.test(url) ? dated('file', 0) : aPage());

  it('has its page kept, and its pictures, asked for as the browser does', async () => {
    answer.mockImplementation(found);
    await worker.tell(message);
    expect(device.paths(cacheNames.pages)).toContain('/lens');
    expect(device.paths(cacheNames.pictures)).toEqual(['/pictures/a.webp']);
    const asked = answer.mock.calls.find(([{ url }]) => url.endsWith('.webp'))?.[0];
    expect(asked?.headers.get('accept')).toMatch(/^image\/avif,image\/webp,/);
  });

  it('is done one after the other: nothing comes after it was erased, and a failure ends nothing', async () => {
    const page = deferred<Response>();
    answer.mockImplementation(async (request) =>
      request.url.endsWith('/lens') ? page.promise : found(request),
    );
    const keeping = worker.tell({ ...message, used: [] });
    const emptying = worker.tell(EMPTY);
    page.resolve(aPage());
    await Promise.all([keeping, emptying]);
    expect(device.names()).toEqual([]);
    answer.mockImplementation(found);
    jest.spyOn(navigator.storage, 'estimate').mockRejectedValueOnce(new TypeError('refused'));
    await worker.tell({ ...message, path: '/toner' });
    await worker.tell(message);
    expect(device.paths(cacheNames.pages)).toContain('/lens');
  });
});

describe('a new worker', () => {
  it('takes over at once', async () => {
    worker.dispatch('install', new Event('install'));
    expect(worker.scope.skipWaiting).toHaveBeenCalledTimes(1);
    const event = new FakeFetchEvent(new Request(site));
    worker.dispatch('activate', event);
    await Promise.all(event.waits);
    expect(worker.scope.clients.claim).toHaveBeenCalledTimes(1);
  });
});
