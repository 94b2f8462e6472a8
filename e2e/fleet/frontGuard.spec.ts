import { expect, test } from '@playwright/test';
import { rawRequest } from '../rawRequest';
import { FrontBench, page } from './FrontBench';

/* What nginx refuses and hides from the site, with the configuration of deploy/nginx. */

test.describe.configure({ mode: 'serial' });

let bench: FrontBench;

test.beforeAll(async () => {
  bench = await FrontBench.start();
});
test.afterAll(() => bench.end());
test.beforeEach(() => {
  bench.answer = page();
  bench.asked.length = 0;
});

/** The first line of a request that browsers don't send. */
function askRaw(firstLine: string, ...fields: string[]) {
  const lines = [`${firstLine} HTTP/1.1`, 'host: a', ...fields, 'connection: close', '', ''];
  return rawRequest(bench.address, Buffer.from(lines.join('\r\n')), { waits: true });
}

test('an address without the slash of its kind is passed on, for Next would redirect back', async () => {
  for (const target of ['/api', '/_next/data']) expect(await bench.statusOf(target)).toBe(200);
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
    await bench.statusOf(target, { headers });
  const passed = new Set(bench.asked.flatMap(({ headers }) => Object.keys(headers)));
  expect([...passed].sort()).toEqual(['accept', 'accept-encoding', 'host']);
  expect(bench.asked).toHaveLength(4);
});

const refused: [what: string, answer: () => ReturnType<typeof askRaw>, status: number][] = [
  ['a whole address as target', () => askRaw('GET http://elsewhere.example/Foundation'), 400],
  ['an asterisk as target', () => askRaw('GET *'), 400],
  ['CONNECT', () => askRaw('CONNECT elsewhere.example:443'), 400],
  ['TRACE', () => askRaw('TRACE /'), 405],
  ['POST', () => askRaw('POST /Foundation', 'content-length: 0'), 405],
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

for (const [cut, asked] of [
  ['/Foundation%', '/Foundation%EF%BF%BD'],
  ['/bn/%E0%A6%95%2?utm=wa', '/bn/%E0%A6%95%EF%BF%BD'],
  ['/a%zz%', '/a%EF%BF%BD'],
]) {
  test(`${cut}, which nginx cannot read, is answered by the site, which has suggestions`, async () => {
    bench.answer = (_request, response) => response.writeHead(404).end('suggestions');
    const got = await askRaw(`GET ${cut}`);
    expect(got.status).toBe(404);
    expect(got.body).toContain('suggestions');
    expect(bench.asked.map(({ url }) => url)).toEqual([asked]);
    expect(await askRaw(`HEAD ${cut}`)).toMatchObject({ status: 404, body: '' });
  });
}
