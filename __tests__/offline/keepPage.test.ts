import { limits, type ShownPage } from '@/offline/keepingRules';
import { keepShown } from '@/offline/keepPage';
import { keptEntries, keptPage } from '@/offline/workerCaches';
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
const notFound = () => new Response('', { status: 404 });

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

function keep(path: string, more: Partial<ShownPage> = {}): Promise<void> {
  return keepShown({ path, versions: ['v1'], used: [], asked: false, readAt: 1_000, ...more });
}

const beside = ['/offline', '/shortlist', '/search'];
const kept = async () => (await keptEntries()).map(({ path }) => path);
const htmlOf = async (path: string) => (await keptPage(path))?.text();

describe('keepShown', () => {
  it('keeps a page with its scripts, what it has loaded, and the pages beside it', async () => {
    await keep('/lens', { used: ['/_next/static/chunks/late.js', '/api/shelves/X'] });
    expect(await kept()).toEqual(['/lens', ...beside]);
    expect(device.paths('shop-build-one').filter((path) => path.startsWith('/_next'))).toEqual([
      '/_next/static/chunks/one.js',
      '/_next/static/one/_buildManifest.js',
      '/_next/static/chunks/late.js',
    ]);
    expect(await htmlOf('/lens?sort=price')).toContain('<html data-kept="1000">');
    expect(await htmlOf('/offline')).toContain('<html data-kept="">');
  });

  it('keeps a page although some of what it has loaded is gone from the site', async () => {
    answers['/_next/static/chunks/gone.js'] = notFound;
    await keep('/lens', { used: ['/_next/static/chunks/gone.js', '/_next/static/chunks/b.js'] });
    expect(await kept()).toContain('/lens');
    expect(device.paths('shop-build-one')).toContain('/_next/static/chunks/b.js');
  });

  it('keeps no page without one of its scripts, and leaves the copy from before', async () => {
    await keep('/lens');
    build = 'two';
    answers['/_next/static/chunks/two.js'] = notFound;
    await expect(keep('/lens')).rejects.toThrow();
    expect(await htmlOf('/lens')).toContain('chunks/one.js');
  });

  it('leaves the copy from before when there is no room for a new one', async () => {
    await keep('/lens');
    build = 'two';
    const full = new DOMException('', 'QuotaExceededError');
    const cache = await caches.open('shop-build-two');
    const put = cache.put.bind(cache);
    jest.spyOn(cache, 'put').mockImplementation(async (key, response) => {
      if (key === '/lens') throw full;
      await put(key, response);
    });
    await expect(keep('/lens')).rejects.toThrow();
    expect(await htmlOf('/lens')).toContain('chunks/one.js');
  });

  it.each<[string, () => Response]>([
    ['an error', () => page('', { status: 500 })],
    ['a page that is not found', () => page('', { status: 404 })],
    ['something else', () => page('', { headers: { 'content-type': 'text/plain' } })],
    ['HTML without a build', () => new Response('', isHtml)],
    ['what redirects', () => Response.error()],
  ])('does not keep %s', async (_what, answer) => {
    answers['/lens'] = answer;
    await keep('/lens', { versions: [] });
    expect(await kept()).toEqual([]);
  });

  it('asks past the browser’s cache, and never for the owner’s report', async () => {
    await keep('/lens');
    expect(fetch).toHaveBeenCalledWith('/lens', { cache: 'no-cache', redirect: 'manual' });
    await keep('/owner');
    expect(asked).not.toContain('/owner');
  });

  it('does not date a page that is older than what the visitor saw', async () => {
    await keep('/lens', { versions: ['v1', 'v2'] });
    expect(await htmlOf('/lens')).toContain('<html data-kept="">');
  });

  it('keeps what else there is when a page beside it fails', async () => {
    answers['/offline'] = async () => Promise.reject(new TypeError('Failed to fetch'));
    await keep('/lens');
    expect(await kept()).toEqual(['/lens', '/shortlist', '/search']);
  });

  it('asks for the pages beside it once in each build, and again when they are too old', async () => {
    await keep('/lens');
    asked = [];
    await keep('/lens');
    expect(asked).toEqual(['/lens']);
    build = 'two';
    await keep('/lens');
    expect(asked).toContain('/offline');
    asked = [];
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 86_400_000 + 1_000);
    await keep('/lens');
    expect(asked).toContain('/offline');
  });

  it('drops the pages that were kept longest ago, but none of those beside', async () => {
    for (let count = 0; count <= limits.pages; count++) await keep(`/p${count}`);
    const pages = await kept();
    expect(pages).toHaveLength(limits.pages);
    expect(pages).toEqual(expect.arrayContaining([...beside, '/p60', '/p4']));
    expect(pages).not.toContain('/p3');
    for (const path of beside) expect(asked.filter((one) => one === path)).toHaveLength(1);
  });

  it.each([
    [39_999_999, ['shop-pictures']],
    [40_000_001, []],
  ])('when all take %d bytes leaves of the pictures %j', async (usage, left) => {
    device.usage = usage;
    await caches.open('shop-pictures');
    await keep('/lens');
    expect(device.names().filter((name) => name === 'shop-pictures')).toEqual(left);
    expect(await kept()).toContain('/lens');
  });

  it('forgets a build with its pages when there are two newer ones', async () => {
    for (const [index, path] of ['/a', '/b', '/c'].entries()) {
      build = `${index}`;
      await keep(path);
    }
    expect(device.names()).toEqual(['shop-build-1', 'shop-build-2']);
    expect(await kept()).toEqual(['/b', '/c', ...beside]);
  });
});

it('the caches of an earlier worker are forgotten, those of somebody else are not', async () => {
  for (const name of ['shop-pages', 'shop-files-one', 'another']) await caches.open(name);
  await keep('/lens');
  expect(device.names()).toEqual(['another', 'shop-build-one']);
});

describe('a page', () => {
  it('is kept once, by the build that made it last, also when an older build comes back', async () => {
    for (build of ['one', 'two', 'one']) await keep('/lens');
    expect((await kept()).filter((path) => path === '/lens')).toHaveLength(1);
    expect(await htmlOf('/lens')).toContain('chunks/one.js');
  });

  it('is not shown after seven days', async () => {
    await keep('/lens');
    expect(await keptPage('/lens')).toBeDefined();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 86_400_000 + 1_000);
    expect(await keptPage('/lens')).toBeUndefined();
  });
});
