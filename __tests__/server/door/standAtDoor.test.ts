import { createServer, type RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { optimisedPicture } from '@/catalogue/optimisedPicture';
import { standAtDoor } from '@/server/door/standAtDoor';
import { rawRequest } from '../../../e2e/rawRequest';
import { deferred } from '../../helpers/deferred';

const { emit } = Server.prototype;
let server: Server;
let handler: RequestListener;

beforeEach(async () => {
  standAtDoor();
  handler = (request, response) => response.end(`page ${request.url}`);
  // As Next does: a listener that gives a promise, and one for upgrades that hangs up.
  server = createServer(async (request, response) => handler(request, response));
  server.on('upgrade', (_request, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  Server.prototype.emit = emit;
  server.closeAllConnections();
  server.close();
});

function ask(firstLine: string, ...fields: string[]) {
  const { port } = server.address() as AddressInfo;
  const lines = [`${firstLine} HTTP/1.1`, 'host: a', ...fields, 'connection: close', '', ''];
  return rawRequest(`http://127.0.0.1:${port}`, Buffer.from(lines.join('\r\n')));
}

/** Asks for a picture in a width as pages do, and waits for it, or until `signal` says to leave. */
function askPicture(name: string, init: RequestInit = {}): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  const address = optimisedPicture(`/pictures/${name}.webp`, 360);
  return fetch(`http://127.0.0.1:${port}${address}`, init);
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

describe('standAtDoor', () => {
  it.each([
    ['GET /Foundation', 'page /Foundation'],
    ['GET http://a.example/Foundation?a=1', 'page /Foundation?a=1'],
    ['GET http://a.example', 'page /'],
  ])('hands %s on', async (line, body) => {
    expect(await ask(line)).toMatchObject({ status: 200, body: expect.stringContaining(body) });
  });

  it.each([
    ['GET *', 400],
    ['OPTIONS *', 204],
    [`GET /?${'a&'.repeat(1_500)}`, 400],
    [`GET /${'a'.repeat(5_000)}`, 414],
    ['GET /_next/image?url=%2Fpictures%2Fa%0A&w=360&q=60', 400],
    ['CONNECT a.example:443', 405],
  ])('answers %.40s itself: %s', async (line, status) => {
    handler = () => {
      throw new Error('It was asked.');
    };
    expect((await ask(line)).status).toBe(status);
  });

  it.each(['websocket', 'h2c'])(
    'answers who would like %s in the protocol there is',
    async (other) => {
      const { port } = server.address() as AddressInfo;
      const head = `GET /a HTTP/1.1\r\nhost: a\r\nconnection: upgrade, close\r\nupgrade: ${other}\r\n\r\n`;
      const answer = await rawRequest(`http://127.0.0.1:${port}`, Buffer.from(head));
      expect(answer.status).toBe(200);
    },
  );

  it('names an error about a part of a file for the page that it is', async () => {
    handler = (request, response) => {
      response.setHeader('Content-Type', 'video/mp4');
      response.statusCode = request.headers.range ? 416 : 200;
      response.end('<p>No such part');
    };
    expect((await ask('GET /a.mp4', 'range: bytes=9-')).head).toMatch(/content-type: text\/html/i);
    expect((await ask('GET /a.mp4')).head).toMatch(/content-type: video\/mp4/i);
  });

  it('lets six pictures be made at once, be their visitors still there or not', async () => {
    const made = deferred<void>();
    const asked: (string | undefined)[] = [];
    handler = async (request, response) => {
      asked.push(request.headers.accept);
      await made.promise;
      response.end('picture');
    };
    const answers = Array.from({ length: 10 }, (_, at) =>
      askPicture(`made-${at}`, { headers: { accept: `image/webp,a/${at}` } }),
    );
    for (let gone = 0; gone < 5; gone += 1) {
      const leaving = { signal: AbortSignal.timeout(50) };
      await expect(askPicture(`gone-${gone}`, leaving)).rejects.toThrow();
    }
    while ((await connections()) > answers.length) await new Promise(setImmediate);
    expect(asked).toEqual(Array(6).fill('image/webp'));
    made.resolve();
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    expect(asked).toHaveLength(10);
  });

  it.each([
    ['saves data', 'on', 40],
    ['does not', 'off', 60],
  ])(
    'gives who %s the picture in its quality, and says so to caches',
    async (_who, saves, quality) => {
      handler = (request, response) => {
        response.setHeader('Vary', 'Accept');
        response.end(request.url?.match(/q=\d+$/)?.[0]);
      };
      const answer = await askPicture(`saved-${quality}`, { headers: { 'save-data': saves } });
      await expect(answer.text()).resolves.toBe(`q=${quality}`);
      expect(answer.headers.get('vary')).toContain('Accept, Save-Data');
    },
  );

  it('lets a picture that was had before pass by the line', async () => {
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

  it('sends away who finds too long a line, and says when to come again', async () => {
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
