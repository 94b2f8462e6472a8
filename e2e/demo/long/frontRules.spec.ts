import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer, type Server } from 'node:net';
import { freePort } from '../../../__tests__/helpers/machine/freePort';
import { optimisedPicture } from '../../../src/pictures/optimisedPicture';
import { pictureWidths } from '../../../src/pictures/pictureLimits';
import { Front, PROCESSES } from '../../Front';
import { expect, test } from '../../test';

/*
 * What the configuration of deploy/nginx does by itself. In place of the site's processes are servers that count what
 * nginx asks them.
 */

/** Shorter than a page is fresh. */
const SECONDS_MS = 30_000;

const FRESH = { 'Cache-Control': 's-maxage=60' };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const LARGE = 'a'.repeat(3_000_000);
const large: Answer = (_, response) => response.writeHead(200, FRESH).end(LARGE);
const answers: Readonly<Record<string, Answer>> = {
  '/Search': (_, response) => response.writeHead(308, { Location: '/search' }).end(),
  '/list': (_, response) => response.writeHead(308, { Location: '/shortlist#p=1' }).end(),
  '/unknown': (_, response) =>
    response.writeHead(404, { 'Cache-Control': 'no-store, max-age=0' }).end(),
  '/missing': (_, response) => response.writeHead(404, FRESH).end(),
  '/old': (_, response) => response.writeHead(200, { ...FRESH, 'x-nextjs-cache': 'STALE' }).end(),
  '/sw.js': (_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('let a = 1;'.repeat(200)),
  '/large': large,
  '/_next/static/large': large,
};

const unstored: Answer = (_, response) =>
  response.writeHead(200, { 'Cache-Control': 'no-store' }).end();
const stored: Answer = (_, response) => response.writeHead(200, FRESH).end();

let asked: { readonly url: string; readonly process: string }[] = [];
const servers: Server[] = [];
let port: number;
let front: Front;

async function listen(server: Server, host: string): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  servers.push(server);
  return server;
}

function answering(host: string): Promise<Server> {
  const server = createHttpServer((request, response) => {
    const { url = '' } = request;
    asked.push({ url, process: host });
    const usual = url.startsWith('/unstored') ? unstored : stored;
    (answers[url] ?? usual)(request, response);
  });
  return listen(server, host);
}

const timesAsked = (url: string) => asked.filter((request) => request.url === url).length;

test.beforeAll(async () => {
  port = await freePort();
  for (const host of PROCESSES) await answering(host);
  front = await Front.start(port);
});

test.beforeEach(() => {
  asked = [];
});

test.afterAll(async () => {
  await front.end();
  for (const server of servers) server.close();
});

test('a page and its data are always asked of the same process, though both have one name', async () => {
  const pages = Array.from({ length: 40 }, (_, at) => `/unstored-${at}`);
  for (const page of pages) {
    for (const target of [page, page, `/_next/data/build${page}.json`])
      await front.statusOf(target);
  }
  const processes = pages.map(
    (page) =>
      new Set(
        asked
          .filter(({ url }) => url.includes(`${page}.`) || url === page)
          .map((request) => request.process),
      ),
  );
  expect(processes.filter(({ size }) => size > 1)).toEqual([]);
  expect(new Set(asked.map((request) => request.process)).size).toBe(2);
});

test('a query makes no second answer of what it does not change', async () => {
  for (const path of ['/page', '/api/search', '/api/search/Foundation', '/api/preview/a.1.jpg']) {
    for (const query of ['', '?a', '?b=1']) await front.statusOf(path + query);
    expect(timesAsked(path)).toBe(1);
  }
  expect(asked.filter(({ url }) => url.includes('?'))).toEqual([]);
  const others = [
    '/./page',
    '/a/../page',
    '/%2e/page',
    '/api/shelves/a?b',
    '/api/shelves/a?language=en',
  ];
  for (const target of others) expect(await front.statusOf(target), target).toBe(400);
  for (const query of ['', '?language=bn', '?product=a%2Cb&language=hi', '?part=quoted'])
    expect(await front.statusOf(`/api/shelves/a${query}`)).toBe(200);
});

test('a redirect keeps the query and stays on the host', async () => {
  const locationOf = async (target: string) =>
    (await fetch(front.address + target, { redirect: 'manual' })).headers.get('location');
  expect(await locationOf('/Search?q=kajal')).toBe('/search?q=kajal');
  expect(await locationOf('/Search')).toBe('/search');
  expect(await locationOf('/list?a=1')).toBe('/shortlist?a=1#p=1');
});

test('what is missing, and a page that is being renewed, is asked for again soon', async () => {
  for (const target of ['/missing', '/old', '/page-of-a-minute']) await front.statusOf(target);
  for (const target of ['/missing', '/old']) {
    await expect(async () => {
      await front.statusOf(target);
      expect(timesAsked(target)).toBeGreaterThan(1);
    }).toPass({ timeout: SECONDS_MS });
  }
  await front.statusOf('/page-of-a-minute');
  expect(timesAsked('/page-of-a-minute')).toBe(1);
  for (let at = 0; at < 3; at += 1) await front.statusOf('/unknown');
  expect(timesAsked('/unknown')).toBe(3);
});

test('visitors come by IPv6, too, and scripts are compressed', async () => {
  const response = await fetch(`${front.address.replace('127.0.0.1', '[::1]')}/sw.js`);
  expect(response.headers.get('content-encoding')).toBe('gzip');
});

test('when the disk is full, an answer is not stored, but complete', async () => {
  const full = await Front.start(port, 'full');
  try {
    for (const path of ['/large', '/_next/static/large']) {
      const response = await fetch(full.address + path);
      expect(await response.text()).toHaveLength(LARGE.length);
    }
  } finally {
    await full.end();
  }
});

test('a process that hangs is left alone after some failures, and no picture is asked for twice', async () => {
  const [hanging, other] = PROCESSES;
  const [server] = servers;
  server?.close();
  let tries = 0;
  const silent = await listen(
    createServer(() => {
      tries += 1;
    }),
    hanging,
  );
  for (let at = 0; at < 60; at += 1)
    expect(await front.statusOf(`/unstored-while-${at}`)).toBe(200);
  expect(asked.filter((request) => request.process === other)).toHaveLength(60);
  expect(tries).toBeGreaterThan(0);
  expect(tries).toBeLessThan(15);
  tries = 0;
  const pictures = pictureWidths.map((width) => optimisedPicture('/pictures/a.webp', width));
  await Promise.all(pictures.map((picture) => front.statusOf(picture)));
  const answered = asked.filter(({ url }) => pictures.includes(url)).length;
  expect(tries, 'pictures that the hanging process got').toBeGreaterThan(0);
  expect(tries + answered).toBe(pictures.length);
  silent.close();
});
