import { cacheNames, ERASE } from '@/offline/storageRules';
import { deferred } from '../helpers/deferred';
import { workerOfTests } from './workerOfTests';

/* What a page has the worker keep, compiled. */

const { answer, site, device, tell: tellAll } = workerOfTests();

/** What the site answers, by path; all other pages and files are there, too. */
let answers: Record<string, (() => Response | Promise<Response>) | undefined>;
let build: string;

const isHtml = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const page = (text: string, init: ResponseInit = {}) =>
  new Response(
    `<html><script defer="" noModule="" src="/_next/static/chunks/old.js"></script><script src="/_next/static/chunks/${build}.js?dpl=1"></script>${text}`,
    { ...isHtml, ...init },
  );

beforeEach(() => {
  answers = {};
  build = 'one';
  answer.mockImplementation(async ({ url }) => {
    const path = url.slice(site.length);
    const headers = { 'content-length': '9', 'content-type': 'image/webp' };
    const file = new Response('file', { headers });
    return answers[path]?.() ?? (/\.\w+$/.test(path) ? file : page('page'));
  });
});

const tell = (...paths: readonly string[]) => tellAll(paths);
const htmlOf = async (path: string) =>
  (await caches.match(path, { cacheName: cacheNames.page }))?.text();

it('a page is kept under its path with the files that it names', async () => {
  await tell('/lens?sort=price');
  expect(device().paths(cacheNames.page)).toEqual(['/lens']);
  expect(device().paths(cacheNames.file)).toEqual(['/_next/static/chunks/one.js']);
});

it('a page has the time of the device that keeps it', async () => {
  const headers = { ...isHtml.headers, date: new Date(0).toUTCString() };
  answers['/lens'] = () => page('', { headers });
  await tell('/lens');
  const kept = await caches.match('/lens', { cacheName: cacheNames.page });
  expect(Date.parse(kept?.headers.get('date') ?? '')).toBeCloseTo(Date.now(), -4);
});

it('what a tab has loaded before is kept, pictures asked for as the browser does', async () => {
  await tell('/lens', '/pictures/a.webp', '/_next/static/chunks/late.js', '/api/health');
  expect(device().paths(cacheNames.file)).toContain('/_next/static/chunks/late.js');
  expect(device().paths(cacheNames.picture)).toEqual(['/pictures/a.webp']);
  const asked = answer.mock.calls.find(([{ url }]) => url.endsWith('.webp'))?.[0];
  expect(asked?.headers.get('accept')).toMatch(/^image\/avif,image\/webp,/);
  expect(answer).not.toHaveBeenCalledWith(expect.objectContaining({ url: `${site}/api/health` }));
});

it('pages are kept one after the other, and a failure ends nothing', async () => {
  const lens = deferred<Response>();
  answers['/lens'] = () => lens.promise;
  const told = tell('/lens', '/toner');
  await new Promise(setImmediate);
  expect(answer).not.toHaveBeenCalledWith(expect.objectContaining({ url: `${site}/toner` }));
  lens.reject(new TypeError('Failed to fetch'));
  await told;
  expect(device().paths(cacheNames.page)).toEqual(['/toner']);
});

it('an erasing takes the page that is just being kept', async () => {
  await Promise.all([tell('/lens'), tellAll(ERASE)]);
  expect(device().names()).toEqual([]);
});

it.each<[what: string, file: () => Response | Promise<Response>]>([
  ['is gone', () => new Response('', { status: 404 })],
  ['does not come', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('a page of which a file %s leaves the copy from before', async (_what, file) => {
  await tell('/lens');
  build = 'two';
  answers['/_next/static/chunks/two.js'] = file;
  await tell('/lens');
  expect(await htmlOf('/lens')).toContain('chunks/one.js');
});

it('the copy from before stays when there is no room for a file of the new one', async () => {
  await tell('/lens');
  build = 'two';
  const full = Object.assign(new Error(), { name: 'QuotaExceededError' });
  jest.spyOn(await caches.open(cacheNames.file), 'put').mockRejectedValue(full);
  await tell('/lens');
  expect(await htmlOf('/lens')).toContain('chunks/one.js');
});

it.each<[string, () => Response]>([
  ['an error', () => page('', { status: 500 })],
  ['a page that is not found', () => page('', { status: 404 })],
  ['something else', () => page('', { headers: { 'content-type': 'text/plain' } })],
  ['what redirects', () => Response.error()],
])('%s is not kept', async (_what, found) => {
  answers['/lens'] = found;
  await tell('/lens');
  expect(device().paths(cacheNames.page)).toEqual([]);
});
