import dns from 'node:dns';
import http, { type RequestListener, type Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { fetchHostedPicture } from '@/answers/preview/fetchHostedPicture';
import { pictureLimits } from '@/pictures/pictureLimits';

jest.mock('node:dns', () => ({ ...jest.requireActual('node:dns'), lookup: jest.fn() }));
jest.mock('node:https', () => {
  const actual = jest.requireActual('node:https');
  return { ...actual, get: jest.fn(actual.get) };
});

const LONG_MS = 60_000;
let server: Server;
let connections: number;

/** Starts a host on this machine. Returns the address of a picture on it, under a host name. */
async function host(listener: RequestListener = (_, response) => response.end()): Promise<string> {
  connections = 0;
  server = http.createServer(listener).on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `https://pictures.example:${(server.address() as AddressInfo).port}/a.jpg`;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The DNS answer for any host name. */
function lookupGives(addresses: readonly string[]): void {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const lookup = (_name: string, _options: unknown, done: (error: null, found: object[]) => void) =>
    done(null, found);
  jest.mocked<(...asked: never[]) => void>(dns.lookup).mockImplementationOnce(lookup as never);
}

describe('fetchHostedPicture from a private network', () => {
  it.each([['10.1.2.3'], ['::ffff:127.0.0.1'], ['142.250.183.10', '127.0.0.1']])(
    'refuses a host that resolves to %s %s',
    async (...addresses) => {
      const address = await host();
      lookupGives(addresses);
      await expect(fetchHostedPicture(address, LONG_MS)).rejects.toThrow('not allowed');
      expect(connections).toBe(0);
    },
  );

  it.each(['127.0.0.1', '[::1]'])('refuses the literal address %s', async (name) => {
    const address = (await host()).replace('pictures.example', name);
    await expect(fetchHostedPicture(address, LONG_MS)).rejects.toThrow('not allowed');
    expect(connections).toBe(0);
  });
});

describe('fetchHostedPicture from a public host', () => {
  beforeEach(() => {
    // Plain HTTP on this machine, since a test has no public host with TLS.
    jest.mocked(https.get).mockImplementation(((
      address: string,
      { signal, headers }: http.RequestOptions,
      done: () => void,
    ) => {
      const local = address.replace('https://pictures.example', 'http://127.0.0.1');
      return http.get(local, { signal, headers } as http.RequestOptions, done);
    }) as typeof https.get);
  });

  it('gives status and bytes', async () => {
    const address = await host((_request, response) => response.writeHead(404).end('nothing'));
    const { status, bytes } = await fetchHostedPicture(address, LONG_MS);
    expect([status, String(bytes)]).toEqual([404, 'nothing']);
  });

  it('does not follow redirects', async () => {
    const asked: (string | undefined)[] = [];
    const address = await host(({ url }, response) => {
      asked.push(url);
      response.writeHead(302, { Location: '/b.jpg' }).end();
    });
    expect((await fetchHostedPicture(address, LONG_MS)).status).toBe(302);
    expect(asked).toEqual(['/a.jpg']);
  });

  it('stops reading when the picture is larger than the limit', async () => {
    let closed: () => void = () => undefined;
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const address = await host((_request, response) => {
      response.write(Buffer.alloc(pictureLimits.bytes + 1));
      // The response never ends.
      response.on('close', closed);
    });
    expect((await fetchHostedPicture(address, LONG_MS)).bytes).toBeUndefined();
    await isClosed;
  });

  it('rejects when the time limit is over', async () => {
    const address = await host((_request, response) => response.write('half'));
    await expect(fetchHostedPicture(address, 50)).rejects.toThrow();
  });

  it('rejects when the response breaks off', async () => {
    const address = await host((_request, response) => {
      response.writeHead(200, { 'Content-Length': '9' });
      response.write('half', () => response.destroy());
    });
    await expect(fetchHostedPicture(address, LONG_MS)).rejects.toThrow();
  });
});
