import diagnostics from 'node:diagnostics_channel';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { securityHeaders } from '@/answers/headers/securityHeaders';
import { setSecurityHeaders } from '@/selfHosted/setSecurityHeaders';
import { shop } from '@/shop/shop';

const CHANNEL = 'http.server.request.start';
const expected = Object.fromEntries(
  securityHeaders(shop).map(({ key, value }) => [key.toLowerCase(), value]),
);

/** The answer of a server with this handler. The request's address is malformed on purpose. */
async function answerOf(handler: RequestListener) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/%E0%A4%A`;
    const response = await fetch(address, { redirect: 'manual' });
    return { status: response.status, headers: Object.fromEntries(response.headers) };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('setSecurityHeaders', () => {
  const subscribed: Parameters<typeof diagnostics.subscribe>[] = [];

  beforeEach(() => {
    const subscribe = diagnostics.subscribe;
    jest.spyOn(diagnostics, 'subscribe').mockImplementation((...to) => {
      subscribed.push(to);
      subscribe(...to);
    });
  });
  // The channel belongs to the whole process: without this, servers of other tests would get the headers too.
  afterEach(() => {
    for (const to of subscribed.splice(0)) diagnostics.unsubscribe(...to);
  });

  it('sets no headers before it is called', async () => {
    const { headers } = await answerOf((_request, response) => response.end('a page'));
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  it.each<[what: string, status: number, handler: RequestListener]>([
    ['ends at once', 200, (_request, response) => response.end()],
    ['ends later', 200, (_request, response) => setImmediate(() => response.end('a page'))],
    [
      'redirects with headers of its own',
      308,
      (_request, response) => response.writeHead(308, { Location: '/Foundation' }).end(),
    ],
    ['answers a malformed address', 400, (_request, response) => response.writeHead(400).end()],
    ['fails', 500, (_request, response) => response.writeHead(500).end('Internal Server Error')],
  ])('sets the security headers on a response whose handler %s', async (_what, code, handler) => {
    setSecurityHeaders();
    const { status, headers } = await answerOf(handler);
    expect(status).toBe(code);
    expect(Object.keys(expected).length).toBeGreaterThan(3);
    expect(headers).toMatchObject(expected);
  });

  it('leaves other headers of a response unchanged', async () => {
    setSecurityHeaders();
    const { headers } = await answerOf((_request, response) =>
      response.writeHead(308, { Location: '/Foundation' }).end(),
    );
    expect(headers.location).toBe('/Foundation');
  });

  it('lets a handler override a header', async () => {
    setSecurityHeaders();
    const { headers } = await answerOf((_request, response) =>
      response.setHeader('Referrer-Policy', 'no-referrer').end(),
    );
    expect(headers).toMatchObject({ ...expected, 'referrer-policy': 'no-referrer' });
  });

  it('subscribes to Node’s diagnostics channel for started requests', () => {
    setSecurityHeaders();
    expect(subscribed.map(([channel]) => channel)).toEqual([CHANNEL]);
  });
});
