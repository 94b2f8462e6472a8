import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { deferred } from '../../__tests__/helpers/deferred';
import { FrontBench, page } from './FrontBench';

/*
 * What nginx keeps, with the configuration of deploy/nginx. Each test has addresses of its own, because pages stay in the
 * cache.
 */

test.describe.configure({ mode: 'serial' });

/** Longer than a page is fresh in the cache, two seconds, and than an old one is shown meanwhile. */
const STALE_MS = 2_500;
const LONG_STALE_MS = 13_000;

let bench: FrontBench;

test.beforeAll(async () => {
  bench = await FrontBench.start();
});
test.afterAll(() => bench.end());
test.beforeEach(() => {
  bench.answer = page();
  bench.asked.length = 0;
});

test('a crowd on a new page costs the site one request, whatever its queries are', async () => {
  bench.answer = (...request) => setTimeout(page(), 300, ...request);
  const visits = Array.from({ length: 40 }, (_, at) => bench.statusOf(`/crowd?utm_source=${at}`));
  expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
  expect(bench.takeAsked()).toHaveLength(1);
});

test('a page is kept in two forms, not in one for each spelling of a header', async () => {
  for (const encoding of ['gzip', 'gzip, br', 'br;q=1.0, gzip;q=0.8', 'GZIP'])
    await bench.statusOf('/forms', { headers: { 'accept-encoding': encoding } });
  for (const encoding of ['identity', 'br', 'gzip;q=0', 'x'])
    await bench.statusOf('/forms', { headers: { 'accept-encoding': encoding } });
  const forms = bench.asked.map(({ headers }) => headers['accept-encoding']);
  expect(forms).toEqual(['gzip', undefined]);
});

for (const target of ['/renewed', '/_next/data/build/renewed.json']) {
  test(`the old ${target} is shown at once while one request renews it`, async () => {
    expect(await (await bench.ask(target)).text()).toBe('a page');
    await pause(STALE_MS);
    bench.takeAsked();
    const renewal = deferred<void>();
    bench.answer = (...request) => renewal.promise.then(() => page('a newer page')(...request));
    const shown = await Promise.all(
      Array.from({ length: 20 }, async () => (await bench.ask(target)).text()),
    );
    expect(new Set(shown)).toEqual(new Set(['a page']));
    renewal.resolve();
    await expect.poll(async () => (await bench.ask(target)).text()).toBe('a newer page');
    expect(bench.takeAsked()).toEqual([target]);
  });
}

test('a page that is gone is gone, but neither a failure nor dead processes hide a good page', async () => {
  for (const path of ['/gone', '/failing', '/kept']) await bench.statusOf(path);
  await pause(LONG_STALE_MS);
  bench.answer = ({ url }, response) => {
    response.statusCode = url === '/gone' ? 404 : 500;
    response.end();
  };
  expect(await bench.statusOf('/gone')).toBe(404);
  expect(await bench.statusOf('/failing')).toBe(200);
  bench.stop();
  expect(await (await bench.ask('/kept?any')).text()).toBe('a page');
  const unknown = await bench.ask('/never-seen');
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5']);
  expect(unknown.headers.get('x-guarded')).toBe('yes');
  bench.answer = page();
  await bench.listen();
  await expect.poll(() => bench.statusOf('/never-seen')).toBe(200);
});

const notKept: [what: string, target: string, status: number, cacheControl: string][] = [
  ['an unknown address', '/unknown', 404, 'private, no-store'],
  ['a redirect', '/moved', 308, 's-maxage=60'],
  ['a failure', '/fails', 500, 's-maxage=60'],
  ['an answer of the API', '/api/shelves/a', 200, 'public, s-maxage=60'],
];
for (const [what, target, status, cacheControl] of notKept) {
  test(`${what} is asked for each time, with its query, and passed on as it is`, async () => {
    bench.answer = (_request, response) =>
      response.writeHead(status, { 'cache-control': cacheControl }).end();
    for (const query of ['?a', '?b', '?b']) {
      const response = await bench.ask(target + query);
      expect(response.status).toBe(status);
      expect(response.headers.get('cache-control')).toBe(cacheControl);
    }
    expect(bench.takeAsked()).toEqual(['?a', '?b', '?b'].map((query) => target + query));
  });
}

test('a known page is answered 304, and HEAD without a body, both from the cache', async () => {
  await bench.statusOf('/known');
  const known = await bench.ask('/known', { headers: { 'if-none-match': 'W/"a page"' } });
  expect(known.status).toBe(304);
  const head = await bench.ask('/known', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-security-policy')]).toEqual([
    200,
    "default-src 'self'",
  ]);
  expect(bench.takeAsked()).toHaveLength(1);
});

test('a page, its data and all its queries are asked of one process, as long as that lives', async () => {
  const pages = Array.from({ length: 8 }, (_, at) => `/of-one-process/${at}`);
  const ask = async (of: string, ...encodings: string[]) => {
    for (const encoding of encodings)
      for (const target of [`${of}?q=${encoding}`, `/_next/data/build${of}.json?q=${encoding}`])
        await bench.statusOf(target, { headers: { 'accept-encoding': encoding } });
  };
  for (const of of pages) await ask(of, 'gzip', 'identity');
  const processes = pages.map((of) =>
    bench.asked.flatMap(({ url, process }) => (url.includes(of) ? process : [])),
  );
  for (const asked of processes) {
    expect(asked).toHaveLength(4);
    expect(new Set(asked).size).toBe(1);
  }
  expect(new Set(processes.flat()), 'pages are spread over the processes').toEqual(new Set([0, 1]));
});

test('a process that drops a request is not noticed: another one is asked', async () => {
  bench.answer = (request, response, process) => {
    if (process === 0) request.socket.resetAndDestroy();
    else page()(request, response, process);
  };
  for (let at = 0; at < 10; at += 1) expect(await bench.statusOf(`/dropped-${at}`)).toBe(200);
});

test('a file that one of two builds has is taken from that one', async () => {
  bench.answer = (_request, response, process) => {
    if (process === 1) response.end('a script');
    else response.writeHead(404).end();
  };
  for (let at = 0; at < 4; at += 1) {
    expect(await (await bench.ask(`/_next/static/chunks/${at}.js`)).text()).toBe('a script');
    // One that just failed, as in other tests, is not asked for some seconds.
    await expect.poll(() => bench.statusOf(`/_next/data/new/${at}.json`)).toBe(200);
  }
});

test('published files come from the disk of nginx: whole, in part, compressed, unchanged', async () => {
  const published: Record<string, string | Buffer> = {
    '_next/static/chunks/a.js': 'plain script',
    '_next/static/chunks/a.js.gz': gzipSync('script'),
    'public/pictures/a.webp': 'a picture',
    'public/fonts/a.woff2': 'a font',
  };
  for (const [name, content] of Object.entries(published)) {
    mkdirSync(path.dirname(path.join(bench.files, name)), { recursive: true });
    writeFileSync(path.join(bench.files, name), content);
  }
  const target = '/_next/static/chunks/a.js';
  const script = await bench.ask(target, { headers: { 'accept-encoding': 'gzip' } });
  expect(await script.text()).toBe('script');
  expect(script.headers.get('content-encoding')).toBe('gzip');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('x-guarded')).toBe('yes');
  expect((await bench.ask('/fonts/a.woff2')).headers.get('cache-control')).toContain('immutable');
  const part = await bench.ask('/pictures/a.webp', { headers: { range: 'bytes=2-4' } });
  expect([part.status, await part.text()]).toEqual([206, 'pic']);
  const whole = await bench.ask('/pictures/a.webp');
  const etag = String(whole.headers.get('etag'));
  expect(whole.headers.get('content-type')).toBe('image/webp');
  expect(await bench.statusOf('/pictures/a.webp', { headers: { 'if-none-match': etag } })).toBe(
    304,
  );
  expect(bench.takeAsked()).toEqual([]);
});

test('pictures are kept by address and by the two kinds of what browsers accept', async () => {
  bench.answer = (_request, response) =>
    response.setHeader('Cache-Control', 'public, max-age=86400, must-revalidate').end('small');
  const kinds = ['image/avif,image/webp,*/*', 'image/webp', 'image/png', '*/*;q=0.8'];
  for (const accept of kinds)
    for (const picture of ['a', 'b'])
      await bench.statusOf(`/_next/image?url=${picture}`, { headers: { accept } });
  expect(bench.asked.map(({ url, headers }) => `${url} ${headers.accept}`)).toEqual([
    '/_next/image?url=a image/webp',
    '/_next/image?url=b image/webp',
    '/_next/image?url=a */*',
    '/_next/image?url=b */*',
  ]);
});
