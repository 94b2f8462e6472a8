import { keepAll } from '@/offline/keepPages';
import { forgetOldBuilds } from '@/offline/keptFiles';
import { keptPage } from '@/offline/keptPage';
import { type KeepMessage, keptHeaders, limits } from '@/offline/rules';
import { deferred } from '../helpers/deferred';
import { fakeCaches } from '../helpers/fakeCaches';

/** What the site answers, by path; all other pages are there, too. */
let answers: Record<string, (() => Response | Promise<Response>) | undefined>;
let asked: string[];
let build: string;
let device: ReturnType<typeof fakeCaches>;

const isHtml = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const page = (text = 'v1', init: ResponseInit = {}) =>
  new Response(
    `<html><script defer="" noModule="" src="/_next/static/chunks/polyfills.js"></script><script src="/_next/static/chunks/${build}.js"></script><script src="/_next/static/${build}/_buildManifest.js"></script>${text}`,
    { ...isHtml, ...init },
  );

beforeEach(() => {
  device = fakeCaches();
  answers = {};
  asked = [];
  build = 'one';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input);
    asked.push(path);
    const answer = answers[path];
    if (answer) return answer();
    return /\.\w+$/.test(path) ? new Response('file') : page();
  });
});

function message(path: string, more: Partial<KeepMessage> = {}): KeepMessage {
  return { path, versions: ['v1'], used: [], products: [], asked: false, readAt: 1_000, ...more };
}

const beside = ['/offline', '/shortlist', '/search'];
const kept = () => device.paths('shop-pages');

describe('keepAll', () => {
  it('keeps a page with its scripts, what it has loaded, and the pages beside it', async () => {
    await keepAll(message('/lens', { used: ['/_next/static/chunks/late.js', '/api/shelves/X'] }));
    expect(kept()).toEqual(['/lens', ...beside]);
    expect(device.paths('shop-files-one')).toEqual([
      '/_next/static/chunks/one.js',
      '/_next/static/one/_buildManifest.js',
      '/_next/static/chunks/late.js',
    ]);
    const headers = (await keptPage('/lens?sort=price'))?.headers;
    expect(headers?.get(keptHeaders.readAt)).toBe('1000');
    expect(headers?.get(keptHeaders.build)).toBe('one');
  });

  it('keeps a page once what it has loaded is there, and also when some of that is gone from the site', async () => {
    const late = deferred<Response>();
    answers['/_next/static/chunks/late.js'] = () => late.promise;
    answers['/_next/static/chunks/gone.js'] = () => new Response('', { status: 404 });
    const keeping = keepAll(message('/lens', { used: ['/_next/static/chunks/late.js'] }));
    await new Promise(setImmediate);
    expect(kept()).toEqual([]);
    late.resolve(new Response('file'));
    await keeping;
    expect(kept()).toContain('/lens');
    await keepAll(message('/toner', { used: ['/_next/static/chunks/gone.js'] }));
    expect(kept()).toContain('/toner');
  });

  it.each<[string, () => Response]>([
    ['an error', () => page('', { status: 500 })],
    ['a page that is not found', () => page('', { status: 404 })],
    ['something else', () => page('', { headers: { 'content-type': 'text/plain' } })],
    ['HTML without a build', () => new Response('', isHtml)],
    ['a page that is far too long', () => page('x'.repeat(limits.pageLength))],
  ])('does not keep %s', async (_what, answer) => {
    answers['/lens'] = answer;
    await keepAll(message('/lens', { versions: [] }));
    expect(kept()).not.toContain('/lens');
  });

  it('keeps no page that another address leads to, and asks past the browser’s cache', async () => {
    await keepAll(message('/lens'));
    expect(fetch).toHaveBeenCalledWith('/lens', { cache: 'no-cache', redirect: 'manual' });
    answers['/lense'] = () => Object.assign(Response.error(), { type: 'opaqueredirect' });
    await keepAll(message('/lense'));
    expect(kept()).not.toContain('/lense');
  });

  it('never asks for the owner’s report', async () => {
    await keepAll(message('/owner'));
    expect(asked).not.toContain('/owner');
  });

  it('keeps what else there is when a page beside it fails', async () => {
    answers['/offline'] = async () => Promise.reject(new TypeError('Failed to fetch'));
    await keepAll(message('/lens', { products: ['/lens/a-1'] }));
    expect(kept()).toEqual(expect.arrayContaining(['/lens', '/shortlist', '/lens/a-1']));
  });

  it('keeps no page without one of its scripts, and leaves the copy from before', async () => {
    await keepAll(message('/lens'));
    build = 'two';
    answers['/_next/static/chunks/two.js'] = () => new Response('', { status: 404 });
    await keepAll(message('/lens'));
    expect((await keptPage('/lens'))?.headers.get(keptHeaders.build)).toBe('one');
  });

  it('asks again for a page that is older than what the visitor saw, and does not date it if it stays so', async () => {
    jest.useFakeTimers();
    const seen = [page('v1'), page('v1 v2'), page('v1'), page('v1')];
    answers['/lens'] = () => seen.shift() ?? page('v1');
    const newer = keepAll(message('/lens', { versions: ['v1', 'v2'] }));
    await jest.advanceTimersByTimeAsync(1_999);
    expect(asked.filter((path) => path === '/lens')).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await newer;
    expect((await keptPage('/lens'))?.headers.get(keptHeaders.readAt)).toBe('1000');
    const older = keepAll(message('/lens', { versions: ['v1', 'v2'] }));
    await jest.advanceTimersByTimeAsync(2_000);
    await older;
    expect((await keptPage('/lens'))?.headers.get(keptHeaders.readAt)).toBeNull();
    jest.useRealTimers();
  });

  it('asks for the pages beside it and for products once in each build', async () => {
    await keepAll(message('/lens', { products: ['/lens/a-1'] }));
    asked = [];
    await keepAll(message('/lens', { products: ['/lens/a-1'] }));
    expect(asked).toEqual(['/lens']);
    build = 'two';
    await keepAll(message('/lens', { products: ['/lens/a-1'] }));
    expect(asked).toEqual(expect.arrayContaining(['/offline', '/lens/a-1']));
  });

  it('drops the pages that were kept longest ago, but not those of the shortlist', async () => {
    const products = ['/lens/listed-1'];
    await keepAll(message('/lens', { products }));
    for (let count = 0; count < limits.pages; count++)
      await keepAll(message(`/p${count}`, { products }));
    expect(kept()).toHaveLength(limits.pages);
    expect(kept()).toEqual(expect.arrayContaining([...products, ...beside, '/p59', '/p10']));
    expect(kept()).not.toContain('/lens');
    expect(kept()).not.toContain('/p0');
    // Those that were never dropped were asked for once.
    for (const path of [...products, ...beside])
      expect(asked.filter((one) => one === path)).toHaveLength(1);
  });
});

describe('the storage', () => {
  it.each([
    [39_999_999, ['shop-pictures']],
    [40_000_001, []],
  ])('of %d bytes leaves of the pictures %j', async (usage, left) => {
    device.usage = usage;
    await caches.open('shop-pictures');
    await keepAll(message('/lens'));
    expect(device.names().filter((name) => name === 'shop-pictures')).toEqual(left);
    expect(kept()).toContain('/lens');
  });
});

describe('the builds', () => {
  it('are forgotten with their pages when there are two newer ones', async () => {
    for (const [index, path] of ['/a', '/b', '/c'].entries()) {
      build = `build-${index}`;
      await keepAll(message(path));
    }
    expect(device.names().filter((name) => name.startsWith('shop-files'))).toEqual([
      'shop-files-build-1',
      'shop-files-build-2',
    ]);
    expect(kept()).toEqual(expect.arrayContaining(['/b', '/c', ...beside]));
    expect(kept()).not.toContain('/a');
    await forgetOldBuilds();
    expect(kept()).toContain('/b');
  });
});

describe('keptPage', () => {
  it('is none after seven days', async () => {
    await keepAll(message('/lens'));
    expect(await keptPage('/lens')).toBeDefined();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 7 * 86_400_000 + 1);
    expect(await keptPage('/lens')).toBeUndefined();
  });
});
