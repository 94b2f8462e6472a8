import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { rawRequest } from '../rawRequest';
import { FrontBench, page } from './FrontBench';

/*
 * nginx with the configuration of deploy/nginx, before servers that write down what reaches them. Each test has
 * addresses of its own, because pages stay in the cache.
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

function ask(target: string, init: RequestInit = {}): Promise<Response> {
  return fetch(bench.address + target, { redirect: 'manual', ...init });
}

async function statusOf(target: string, init: RequestInit = {}): Promise<number> {
  const response = await ask(target, init);
  await response.arrayBuffer();
  return response.status;
}

/** The first line of a request that browsers don't send. */
function askRaw(firstLine: string, ...fields: string[]) {
  const lines = [`${firstLine} HTTP/1.1`, 'host: a', ...fields, 'connection: close', '', ''];
  return rawRequest(bench.address, Buffer.from(lines.join('\r\n')), { waits: true });
}

/** Asks from another address of this machine. */
function askFrom(localAddress: string, target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(bench.address + target, { localAddress, agent: false }, async (response) => {
      await buffer(response);
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

test('a crowd on a new page costs the site one request, whatever its queries are', async () => {
  bench.answer = (...request) => setTimeout(page(), 300, ...request);
  const visits = Array.from({ length: 40 }, (_, at) => statusOf(`/crowd?utm_source=${at}`));
  expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
  expect(bench.takeAsked()).toHaveLength(1);
});

test('a page is kept in two forms, not in one for each spelling of a header', async () => {
  for (const encoding of ['gzip', 'gzip, br', 'br;q=1.0, gzip;q=0.8', 'GZIP'])
    await statusOf('/forms', { headers: { 'accept-encoding': encoding } });
  for (const encoding of ['identity', 'br', 'gzip;q=0', 'x'])
    await statusOf('/forms', { headers: { 'accept-encoding': encoding } });
  const forms = bench.asked.map(({ headers }) => headers['accept-encoding']);
  expect(forms).toEqual(['gzip', undefined]);
});

test('an old page is shown at once while one request renews it', async () => {
  expect(await (await ask('/renewed')).text()).toBe('a page');
  await pause(STALE_MS);
  bench.takeAsked();
  bench.answer = (...request) => setTimeout(page('a newer page'), 500, ...request);
  const shown = await Promise.all(
    Array.from({ length: 20 }, async () => (await ask('/renewed')).text()),
  );
  expect(new Set(shown)).toEqual(new Set(['a page']));
  await expect.poll(async () => (await ask('/renewed')).text()).toBe('a newer page');
  expect(bench.takeAsked()).toEqual(['/renewed']);
});

test('a page that is gone is gone, and a failure does not hide a good page', async () => {
  for (const path of ['/gone', '/failing']) await statusOf(path);
  await pause(LONG_STALE_MS);
  bench.answer = ({ url }, response) => {
    response.statusCode = url === '/gone' ? 404 : 500;
    response.end();
  };
  expect(await statusOf('/gone')).toBe(404);
  expect(await statusOf('/failing')).toBe(200);
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
      const response = await ask(target + query);
      expect(response.status).toBe(status);
      expect(response.headers.get('cache-control')).toBe(cacheControl);
    }
    expect(bench.takeAsked()).toEqual(['?a', '?b', '?b'].map((query) => target + query));
  });
}

test('a known page is answered 304, and HEAD without a body, both from the cache', async () => {
  await statusOf('/known');
  const known = await ask('/known', { headers: { 'if-none-match': 'W/"a page"' } });
  expect(known.status).toBe(304);
  const head = await ask('/known', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-security-policy')]).toEqual([
    200,
    "default-src 'self'",
  ]);
  expect(bench.takeAsked()).toHaveLength(1);
});

/** What Next reads from requests (next 16.4.5), and what proxies do. */
const meaningful = `x-nextjs-data x-middleware-subrequest x-middleware-prefetch x-middleware-invoke
x-prerender-revalidate x-prerender-revalidate-if-generated x-matched-path x-now-route-matches x-invoke-path
x-nextjs-rewritten-path x-next-revalidated-tags x-next-resume-state-length next-resume next-action next-url rsc
next-router-state-tree next-router-prefetch next-router-segment-prefetch next-hmr-refresh purpose
x-forwarded-host x-forwarded-proto x-forwarded-for x-forwarded-port forwarded x-original-url x-rewrite-url
x-http-method-override x-visitor x-site-cache-control cookie authorization accept-language user-agent`.split(
  /\s+/,
);

test('none of the headers that a client may invent reaches the site', async () => {
  const headers = meaningful.map((name): [string, string] => [name, 'invented']);
  for (const target of [
    '/headers',
    '/api/headers',
    '/_next/image?headers',
    '/_next/data/x/headers.json',
  ])
    await statusOf(target, { headers });
  const passed = new Set(bench.asked.flatMap(({ headers }) => Object.keys(headers)));
  expect([...passed].sort()).toEqual(['accept', 'accept-encoding', 'host']);
  expect(bench.asked).toHaveLength(4);
});

const refused: [what: string, answer: () => ReturnType<typeof askRaw>, status: number][] = [
  ['a whole address as target', () => askRaw('GET http://elsewhere.example/Foundation'), 400],
  ['an asterisk as target', () => askRaw('GET *'), 400],
  ['CONNECT', () => askRaw('CONNECT elsewhere.example:443'), 400],
  ['TRACE', () => askRaw('TRACE /'), 405],
  ['POST', () => askRaw('POST /Foundation', 'content-length: 3'), 405],
  ['DELETE', () => askRaw('DELETE /Foundation'), 405],
  ['a large body', () => askRaw('GET /Foundation', 'content-length: 2000'), 413],
  ['a long address', () => askRaw(`GET /${'a'.repeat(4_096)}`), 414],
  ['many parameters', () => askRaw(`GET /Foundation?${'a&'.repeat(60)}`), 400],
  ['a large header', () => askRaw('GET /Foundation', `x-large: ${'a'.repeat(9_000)}`), 400],
  ['the metrics', () => askRaw('GET /api/metrics'), 404],
];
for (const [what, answer, status] of refused) {
  test(`${what} is answered ${status} with the security headers, and not by the site`, async () => {
    const got = await answer();
    expect(got.status).toBe(status);
    if (!['CONNECT', 'a large header', 'an asterisk as target'].includes(what))
      expect(got.head).toContain('X-Guarded: yes');
    expect(bench.asked).toEqual([]);
  });
}

test('a process that drops a request is not noticed: another one is asked', async () => {
  bench.answer = (request, response, process) => {
    if (process === 0) request.socket.resetAndDestroy();
    else page()(request, response, process);
  };
  for (let at = 0; at < 10; at += 1) expect(await statusOf(`/dropped-${at}`)).toBe(200);
});

test('a file that one of two builds has is taken from that one', async () => {
  bench.answer = (_request, response, process) => {
    if (process === 1) response.end('a script');
    else response.writeHead(404).end();
  };
  for (let at = 0; at < 4; at += 1) {
    expect(await (await ask(`/_next/static/chunks/${at}.js`)).text()).toBe('a script');
    expect(await statusOf(`/_next/data/new/${at}.json`)).toBe(200);
  }
});

test('published files come from the disk of nginx: whole, in part, compressed, unchanged', async () => {
  const published: Record<string, string> = {
    '_next/static/chunks/a.js': 'plain script',
    '_next/static/chunks/a.js.gz': 'script compressed before',
    'public/pictures/a.webp': 'a picture',
    'public/fonts/a.woff2': 'a font',
  };
  for (const [name, text] of Object.entries(published)) {
    mkdirSync(path.dirname(path.join(bench.files, name)), { recursive: true });
    writeFileSync(path.join(bench.files, name), text);
  }
  const script = await askRaw('GET /_next/static/chunks/a.js', 'accept-encoding: gzip');
  expect(script.body).toBe('script compressed before');
  expect(script.head).toMatch(/Content-Encoding: gzip[\s\S]*X-Guarded: yes[\s\S]*immutable/);
  expect((await ask('/fonts/a.woff2')).headers.get('cache-control')).toContain('immutable');
  const part = await ask('/pictures/a.webp', { headers: { range: 'bytes=2-4' } });
  expect([part.status, await part.text()]).toEqual([206, 'pic']);
  const whole = await ask('/pictures/a.webp');
  const etag = String(whole.headers.get('etag'));
  expect(whole.headers.get('content-type')).toBe('image/webp');
  expect(await statusOf('/pictures/a.webp', { headers: { 'if-none-match': etag } })).toBe(304);
  expect(bench.takeAsked()).toEqual([]);
});

test('pictures are kept by address and by the two kinds of what browsers accept', async () => {
  bench.answer = (_request, response) =>
    response.setHeader('Cache-Control', 'public, max-age=86400, must-revalidate').end('small');
  const kinds = ['image/avif,image/webp,*/*', 'image/webp', 'image/png', '*/*;q=0.8'];
  for (const accept of kinds)
    for (const picture of ['a', 'b'])
      await statusOf(`/_next/image?url=${picture}`, { headers: { accept } });
  expect(bench.asked.map(({ url, headers }) => `${url} ${headers.accept}`)).toEqual([
    '/_next/image?url=a image/webp',
    '/_next/image?url=b image/webp',
    '/_next/image?url=a */*',
    '/_next/image?url=b */*',
  ]);
});

test('an address that asks the site too much is told to wait; pages and other addresses are not', async () => {
  await askFrom('127.0.0.2', '/quiet');
  bench.answer = (_request, response) => response.writeHead(404).end();
  const flood = await Promise.all(
    Array.from({ length: 900 }, (_, at) => askFrom('127.0.0.2', `/flood-${at}`)),
  );
  expect(new Set(flood)).toEqual(new Set([404, 429]));
  expect(await askFrom('127.0.0.2', '/quiet')).toBe(200);
  expect(await askFrom('127.0.0.3', '/flood')).toBe(404);
});

test('while all processes are dead, known pages are shown, and others are asked for later', async () => {
  await statusOf('/kept');
  bench.stop();
  await pause(STALE_MS);
  expect(await (await ask('/kept?any')).text()).toBe('a page');
  const unknown = await ask('/never-seen');
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5']);
  expect(unknown.headers.get('x-guarded')).toBe('yes');
  await bench.listen();
  await expect.poll(() => statusOf('/never-seen')).toBe(200);
});
