import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { deferred } from '../../__tests__/helpers/deferred';
import { FrontBench, page } from './FrontBench';

/*
 * What nginx keeps, with the configuration of deploy/nginx. Each test has addresses of its own, because pages stay in the
 * cache. What takes longer: long/front.spec.ts.
 */

test.describe.configure({ mode: 'serial' });

/** Longer than a page is fresh in the cache, two seconds. */
const STALE_MS = 2_500;

let bench: FrontBench;

/** Answers as the site does, with nothing but a status and for how long caches may keep it. */
function answering(status: number, cacheControl: string): typeof bench.answer {
  return (_request, response) =>
    response.writeHead(status, { 'cache-control': cacheControl }).end('an answer');
}

test.beforeAll(async () => {
  bench = await FrontBench.start();
});
test.afterAll(() => bench.end());
test.beforeEach(() => {
  bench.answer = page();
  bench.asked.length = 0;
});

for (const [what, target] of [
  ['a new page, whatever its queries are,', (at: number) => `/crowd?utm_source=${at}`],
  ["a shelf's prices", () => '/api/shelves/crowd?version=1'],
] as const) {
  test(`a crowd on ${what} costs the site one request`, async () => {
    bench.answer = (...request) => setTimeout(page(), 300, ...request);
    const visits = Array.from({ length: 40 }, (_, at) => bench.statusOf(target(at)));
    expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
    expect(bench.takeAsked()).toHaveLength(1);
  });
}

test('a page is kept in two forms, not in one for each spelling of a header', async () => {
  for (const encoding of ['gzip', 'gzip, br', 'br;q=1.0, gzip;q=0.8', 'GZIP'])
    await bench.statusOf('/forms', { headers: { 'accept-encoding': encoding } });
  for (const encoding of ['identity', 'br', 'gzip;q=0', 'x'])
    await bench.statusOf('/forms', { headers: { 'accept-encoding': encoding } });
  const forms = bench.asked.map(({ headers }) => headers['accept-encoding']);
  expect(forms).toEqual(['gzip', undefined]);
});

test('what is old is shown at once while one request renews it: a page, its data, prices', async () => {
  const targets = [
    '/renewed',
    '/_next/data/build/renewed.json',
    '/api/shelves/renewed?version=1',
  ] as const;
  for (const target of targets) expect(await (await bench.ask(target)).text()).toBe('a page');
  await pause(STALE_MS);
  bench.takeAsked();
  const renewal = deferred<void>();
  bench.answer = (...request) => renewal.promise.then(() => page('a newer page')(...request));
  const shown = await Promise.all(
    targets.flatMap((target) =>
      Array.from({ length: 20 }, async () => (await bench.ask(target)).text()),
    ),
  );
  expect(new Set(shown)).toEqual(new Set(['a page']));
  renewal.resolve();
  for (const target of targets)
    await expect.poll(async () => (await bench.ask(target)).text()).toBe('a newer page');
  expect(bench.takeAsked().sort()).toEqual([...targets].sort());
});

const kept: [
  what: string,
  targets: string[],
  asked: number,
  status: number,
  cacheControl: string,
][] = [
  ['an unknown address', ['/unknown?a', '/unknown?b'], 1, 404, 'private, no-store'],
  [
    'an answer about prices',
    ['/api/shelves/a?version=1'],
    1,
    200,
    'public, max-age=0, s-maxage=30',
  ],
  ['each query', ['/api/shelves/b?version=1', '/api/shelves/b?version=2'], 2, 200, 's-maxage=30'],
  ['the search', ['/api/search'], 1, 200, 'public, max-age=300, s-maxage=300'],
  ['a preview', ['/api/preview/a.new.jpg'], 1, 200, 'public, max-age=31536000, immutable'],
];
for (const [what, targets, asked, status, cacheControl] of kept) {
  test(`${what} costs the site one request for some time, and is passed on as it is`, async () => {
    bench.answer = answering(status, cacheControl);
    for (const target of [...targets, ...targets]) {
      const response = await bench.ask(target);
      expect([response.status, await response.text()]).toEqual([status, 'an answer']);
      expect(response.headers.get('cache-control')).toBe(cacheControl);
    }
    expect(bench.takeAsked()).toHaveLength(asked);
  });
}

const notKept: [what: string, target: string, status: number, cacheControl: string][] = [
  ['a redirect', '/moved', 308, 's-maxage=60'],
  ['a failure', '/fails', 500, 's-maxage=60'],
  ['the state of a process', '/api/health', 200, 'no-store'],
  ['an old preview', '/api/preview/a.old.jpg', 200, 'public, max-age=300'],
];
for (const [what, target, status, cacheControl] of notKept) {
  test(`${what} is asked for each time, with its query, and passed on as it is`, async () => {
    bench.answer = answering(status, cacheControl);
    for (const query of ['?a', '?b', '?b']) {
      const response = await bench.ask(target + query);
      expect(response.status).toBe(status);
      expect(response.headers.get('cache-control')).toBe(cacheControl);
    }
    expect(bench.takeAsked()).toEqual(['?a', '?b', '?b'].map((query) => target + query));
  });
}

for (const target of ['/known', '/api/shelves/known']) {
  test(`who knows ${target} is answered 304, and HEAD without a body, both from the cache`, async () => {
    await bench.statusOf(target);
    const known = await bench.ask(target, { headers: { 'if-none-match': 'W/"a page"' } });
    expect(known.status).toBe(304);
    const head = await bench.ask(target, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(bench.takeAsked()).toHaveLength(1);
  });
}

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
