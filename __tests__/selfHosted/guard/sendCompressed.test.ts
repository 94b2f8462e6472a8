import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { sendCompressed } from '@/selfHosted/guard/sendCompressed';

/** Next's own copy of `compression`, which has no types. */
const compression: () => (...told: unknown[]) => void = jest.requireActual(
  'next/dist/compiled/compression',
);

let server: Server;

/** Serves like Next: installs its compression first, then answers with the page and its headers. */
async function serve(answer: RequestListener): Promise<string> {
  const compress = compression();
  server = createServer((request, response) => {
    sendCompressed(request, response);
    compress(request, response, () => undefined);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function pageOf(text: string): RequestListener {
  return (_request, response) => {
    response.setHeader('x-nextjs-cache', 'HIT');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
  };
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('sendCompressed', () => {
  it('compresses a page once, however often it is requested', async () => {
    const compress = jest.spyOn(zlib, 'gzipSync');
    const text = '<p>₹449</p>'.repeat(500);
    const address = await serve(pageOf(text));
    for (let visit = 0; visit < 3; visit += 1) {
      const answer = await fetch(address);
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(await answer.text()).toBe(text);
    }
    expect(compress).toHaveBeenCalledTimes(1);
  });

  it.each(['identity', 'gzip;q=0', ''])(
    'sends it uncompressed for the Accept-Encoding %j',
    async (accepted) => {
      const text = '<p>₹375</p>'.repeat(500);
      const answer = await fetch(await serve(pageOf(text)), {
        headers: { 'accept-encoding': accepted },
      });
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
      expect(await answer.text()).toBe(text);
    },
  );

  it('answers 304 when the ETag matches', async () => {
    const address = await serve(pageOf('<p>A page</p>'.repeat(500)));
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    const answer = await fetch(address, { headers: { 'if-none-match': etag } });
    expect([answer.status, answer.headers.get('etag')]).toEqual([304, etag]);
    expect(await answer.text()).toBe('');
  });

  it('gives different pages different ETags', async () => {
    const address = await serve((request, response) => pageOf(`${request.url}`)(request, response));
    const [one, other] = await Promise.all([fetch(`${address}/a`), fetch(`${address}/b`)]);
    expect(one.headers.get('etag')).not.toBe(other.headers.get('etag'));
  });

  it.each<[what: string, answer: RequestListener]>([
    [
      'an answer that is not a cached page',
      (_request, response) => response.setHeader('Content-Type', 'text/css').end('a{}'.repeat(999)),
    ],
    [
      'an answer whose `end` somebody else has wrapped',
      (_request, response) => {
        const end = response.end as (...told: unknown[]) => typeof response;
        response.end = (...told: unknown[]) => end.apply(response, told);
        response.setHeader('Content-Type', 'text/css').end('a{}'.repeat(999));
      },
    ],
    [
      'an answer in chunks',
      (_request, response) => {
        response.setHeader('Content-Type', 'text/css');
        response.write('a{}');
        response.end('a{}'.repeat(998));
      },
    ],
  ])('leaves %s to Next', async (_what, answer) => {
    const response = await fetch(await serve(answer));
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.text()).toBe('a{}'.repeat(999));
  });
});
