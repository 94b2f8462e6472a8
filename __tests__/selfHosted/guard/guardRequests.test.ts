import diagnostics from 'node:diagnostics_channel';
import { createServer, get, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { optimisedPicture } from '@/pictures/optimisedPicture';
import { guardRequests } from '@/selfHosted/guard/guardRequests';
import { rawRequest } from '../../../e2e/rawRequest';
import { deferred } from '../../helpers/deferred';
import { logged } from '../../helpers/logged';

let server: Server;
let handler: RequestListener;
let subscribed: Parameters<typeof diagnostics.subscribe>;

beforeEach(async () => {
  const { subscribe } = diagnostics;
  jest.spyOn(diagnostics, 'subscribe').mockImplementation((...to) => {
    subscribed = to;
    subscribe(...to);
  });
  guardRequests();
  handler = (request, response) => response.end(`page ${request.url}`);
  // Like Next: an async request listener, and an upgrade listener that closes the connection.
  server = createServer(async (request, response) => handler(request, response));
  server.on('upgrade', (_request, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  // The channel belongs to the whole process: without this, servers of other tests would be guarded too.
  diagnostics.unsubscribe(...subscribed);
  server.closeAllConnections();
  server.close();
});

function ask(firstLine: string, ...fields: string[]) {
  const { port } = server.address() as AddressInfo;
  const lines = [`${firstLine} HTTP/1.1`, 'host: a', ...fields, 'connection: close', '', ''];
  return rawRequest(`http://127.0.0.1:${port}`, Buffer.from(lines.join('\r\n')));
}

function addressOf(picture: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}${optimisedPicture(`/pictures/${picture}.webp`, 360)}`;
}

/** Requests a picture as pages do. */
function askPicture(name: string): Promise<Response> {
  return fetch(addressOf(name));
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

describe('guardRequests', () => {
  it('passes an address on with plain brackets, and leads to its plain spelling otherwise', async () => {
    expect((await ask('GET /%5Bcategory%5D')).body).toBe('page /[category]');
    const moved = await ask('GET /contact%2Dus');
    expect(moved.status).toBe(308);
    expect(moved.head).toMatch(/^Location: \/contact-us\r?$/m);
  });

  it('passes each request on exactly once, on the first and on later requests of a server', async () => {
    const asked = jest.fn();
    handler = (request, response) => {
      asked(request.url);
      response.end('page');
    };
    for (const path of ['/Foundation', '/lens']) {
      expect(await ask(`GET ${path}`)).toMatchObject({ status: 200 });
    }
    expect(asked.mock.calls.flat()).toEqual(['/Foundation', '/lens']);
  });

  it.each(['websocket', 'h2c'])('answers an upgrade to %s in plain HTTP/1.1', async (protocol) => {
    await ask('GET /first');
    expect((await ask('GET /a', `upgrade: ${protocol}`, 'connection: upgrade')).status).toBe(200);
  });

  it.each([
    ['a page', '/Foundation'],
    ['a picture', optimisedPicture('/pictures/failing.webp', 360)],
    ['a picture again', optimisedPicture('/pictures/failing.webp', 360)],
  ])('logs why Next fails at %s, answers 500, and serves the next request', async (_what, path) => {
    const log = logged('error');
    const page = handler;
    handler = async () => {
      throw new Error('no memory');
    };
    expect((await ask(`GET ${path}`)).status).toBe(500);
    expect(log.lines()).toEqual(['Request failed: Error: no memory']);
    handler = page;
    expect((await ask(`GET ${path}`)).status).toBe(200);
  });

  it('cuts an answer off at which Next fails midway', async () => {
    const log = logged('error');
    handler = async (_request, response) => {
      response.write('half of ');
      throw new Error('no memory');
    };
    const answer = fetch(addressOf('failing')).then((response) => response.text());
    await expect(answer).rejects.toThrow();
    expect(log.lines()).toHaveLength(1);
  });

  it('lets Next make six pictures at once, also when visitors have disconnected', async () => {
    const made = deferred<void>();
    let asked = 0;
    handler = async (_request, response) => {
      asked += 1;
      await made.promise;
      response.end('picture');
    };
    const answers = Array.from({ length: 10 }, (_, at) => askPicture(`made-${at}`));
    // Node's fetch would keep a connection that it opened for a request that left.
    const leaving = Array.from({ length: 5 }, (_, at) =>
      get(addressOf(`gone-${at}`), { agent: false }).on('error', () => {}),
    );
    while ((await connections()) < answers.length + leaving.length) await pause(10);
    for (const one of leaving) one.destroy();
    while ((await connections()) > answers.length) await pause(10);
    expect(asked).toBe(6);
    made.resolve();
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    expect(asked).toBe(10);
  });

  it('lets a picture that was answered before skip the queue', async () => {
    await askPicture('known');
    const made = deferred<void>();
    const page = handler;
    handler = async (request, response) => {
      if (!request.url?.includes('known')) await made.promise;
      page(request, response);
    };
    const waiting = Array.from({ length: 8 }, (_, at) => askPicture(`unknown-${at}`));
    expect((await askPicture('known')).status).toBe(200);
    made.resolve();
    await Promise.all(waiting);
  });

  it('answers 503 with Retry-After when the queue is full', async () => {
    const made = deferred<void>();
    handler = async (_request, response) => {
      await made.promise;
      response.end('picture');
    };
    const answers = Array.from({ length: 6 + 300 + 1 }, (_, at) => askPicture(`line-${at}`));
    const { status, headers } = await Promise.race(answers);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    made.resolve();
    const all = await Promise.all(answers);
    expect(all.filter((answer) => answer.status === 200)).toHaveLength(306);
  });
});
