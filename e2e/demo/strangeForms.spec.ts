import { expect, test } from '@playwright/test';
import { rawRequest } from '../rawRequest';
import { sites } from '../sites';

const clip = '/pictures/clips/clip-1.mp4';

function ask(firstLine: string, ...fields: string[]) {
  const lines = [`${firstLine} HTTP/1.1`, 'host: a', ...fields, 'connection: close', '', ''];
  return rawRequest(sites.demo.address, Buffer.from(lines.join('\r\n')), { waits: true });
}

/** Forms of requests that HTTP allows but browsers don't send to a site. */
const forms: [what: string, answer: () => ReturnType<typeof ask>, status: number][] = [
  ['a whole address as target', () => ask('GET http://elsewhere.example/Foundation'), 400],
  ['an asterisk as target', () => ask('GET *'), 400],
  ['an asterisk as target of OPTIONS', () => ask('OPTIONS *'), 400],
  ['an upgrade', () => ask('GET /Foundation', 'upgrade: websocket', 'connection: upgrade'), 200],
  ['an upgrade to HTTP/2', () => ask('GET /', 'upgrade: h2c', 'connection: upgrade'), 200],
  ["another router's header", () => ask('GET /Foundation', 'rsc: 1'), 200],
  [
    "two of another router's headers",
    () => ask('GET /Foundation', 'rsc: 1', 'next-router-prefetch: 1'),
    200,
  ],
  ['a body that never comes', () => ask('POST /Foundation', 'content-length: 3'), 413],
  ['a range of a clip', () => ask(`GET ${clip}`, 'range: bytes=0-9'), 206],
  ['a range beyond the end of a clip', () => ask(`GET ${clip}`, 'range: bytes=999999999-'), 416],
  ['a very long query', () => ask(`GET /zz?${'a&'.repeat(7_000)}`), 414],
  ['too many parameters', () => ask(`GET /Foundation?${'a&'.repeat(100)}`), 400],
];

for (const [what, answer, status] of forms) {
  test(`${what} is answered ${status}`, async () => {
    const got = await answer();
    expect(got.status).toBe(status);
    if (status === 200) expect(got.body).toContain('</html>');
  });
}
