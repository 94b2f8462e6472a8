import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { FrontBench, page } from './FrontBench';

/* Scripts, published files and pictures, with the configuration of deploy/nginx. */

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

test('a file that one of two builds has is taken from that one', async () => {
  bench.answer = (_request, response, process) => {
    if (process === 1) response.end('a script');
    else response.writeHead(404).end();
  };
  for (let at = 0; at < 4; at += 1) {
    expect(await (await bench.ask(`/_next/static/chunks/${at}.js`)).text()).toBe('a script');
    expect(await bench.statusOf(`/_next/data/new/${at}.json`)).toBe(200);
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
