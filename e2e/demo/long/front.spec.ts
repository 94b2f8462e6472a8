import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../__tests__/helpers/machine/freePort';
import { optimisedPicture } from '../../../src/pictures/optimisedPicture';
import { OWN_PICTURES } from '../../../src/pictures/pictureLimits';
import { Front, PROCESSES } from '../../Front';
import { StoppableSite } from '../../StoppableSite';
import { FAULTY_DIST } from '../../sites';
import { settingOnStandIn } from '../../standIn/siteOnStandIn';
import { expect, test } from '../../test';

/* nginx as compose.yaml runs it, in front of two processes of the demo. Seconds are never compared. */

test.describe.configure({ mode: 'serial' });

/** Longer than a page is fresh. */
const STALE_MS = 61_000;
/** Shorter than a page is fresh. */
const SECONDS_MS = 30_000;
const PICTURE = '/pictures/products/Foundation-1.webp';
const STRANGER = { from: '127.0.0.3' };

let processes: StoppableSite[];
let front: Front;

test.beforeAll(async () => {
  const port = await freePort();
  processes = PROCESSES.map((host) => new StoppableSite(`front-${host}`, host, port));
  for (const site of processes) await site.start();
  front = await Front.start(port);
});

test.afterAll(async () => {
  await front.end();
  for (const site of processes) await site.end();
});

/** Sends requests of a stranger, and returns how many still wait, and the statuses of all. */
function flood(targets: readonly string[]) {
  let open = targets.length;
  const statuses = targets.map(async (target) => {
    const status = await front.statusOf(target, STRANGER);
    open -= 1;
    return status;
  });
  return { open: () => open, statuses: Promise.all(statuses).then((all) => new Set(all)) };
}

test('a long address and all but the usual addresses of a picture are refused', async () => {
  expect(await front.statusOf(`/search?q=${'a'.repeat(5_000)}`)).toBe(414);
  const usual = optimisedPicture(PICTURE, 360);
  expect(await front.statusOf(usual)).toBe(200);
  for (const other of [usual.replace('w=360', 'w=361'), usual.replace('/image', '//image')])
    expect(await front.statusOf(other), other).toBe(400);
});

test('a picture is kept as AVIF and as WebP, and each browser gets the one that it knows', async () => {
  const picture = front.address + optimisedPicture(PICTURE, 360);
  const avif = ['image/avif,image/webp,*/*', 'image/avif'] as const;
  const webp = ['image/webp,*/*', 'image/webp'] as const;
  for (const [Accept, type] of [avif, webp, avif, webp]) {
    const { headers } = await fetch(picture, { headers: { Accept } });
    expect(headers.get('Content-Type'), Accept).toBe(type);
  }
});

test('an address that floods the site is told to wait, and a kept page does not wait for it', async () => {
  expect(await front.statusOf('/Foundation')).toBe(200);
  const unknown = flood(Array.from({ length: 400 }, (_, at) => `/unknown-${at}`));
  for (let at = 0; at < 20; at += 1) expect(await front.statusOf('/Foundation?any')).toBe(200);
  expect(unknown.open(), 'requests of the flood that still wait').toBeGreaterThan(0);
  expect(await unknown.statuses).toEqual(new Set([404, 429]));
  expect(await front.statusOf('/Foundation', STRANGER)).toBe(200);
});

test('a flood of pictures and previews delays no page, not even of the same visitor', async () => {
  const names = readdirSync(`public${OWN_PICTURES}products`);
  const drawn = flood([
    ...names.map((name) => optimisedPicture(`${OWN_PICTURES}products/${name}`, 180)),
    ...names.map((name, at) => `/api/preview/${name.split('-')[0]}.${at}.jpg`),
    ...names.map((name, at) => `/api/preview/_status.${name.split('-')[0]}.${at}.jpg`),
  ]);
  for (const page of ['/Primer', '/hi/Primer']) {
    expect(await front.statusOf(page, STRANGER)).toBe(200);
    expect(await front.statusOf(`${page}?any`)).toBe(200);
  }
  expect(drawn.open(), 'requests of the flood that still wait').toBeGreaterThan(0);
  const statuses = await drawn.statuses;
  expect(statuses).toContain(429);
  expect(statuses).not.toContain(503);
});

test('an address that holds a thousand half-sent requests gets no more, and takes nothing from others', async () => {
  const { hostname: host, port } = new URL(front.address);
  const sockets = Array.from({ length: 1_000 }, () =>
    connect({ host, port: Number(port), localAddress: STRANGER.from }).on('error', () => {}),
  );
  await Promise.all(
    sockets.map(async (socket) => {
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nHost: shop\r\nContent-Length: 9\r\n\r\n');
    }),
  );
  await expect.poll(() => front.statusOf('/Foundation', STRANGER)).toBe(429);
  expect(await front.statusOf('/Foundation')).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => front.statusOf('/Foundation', STRANGER)).toBe(200);
});

test('a request with a body is answered like any other', async () => {
  for (const page of ['/Toner', '/bn/Toner'])
    expect(await front.statusOf(page, { ...STRANGER, body: 'hello' })).toBe(200);
});

test('while a process hangs, and when it is dead, the other one answers', async () => {
  const [site] = processes;
  site?.process.signal('SIGSTOP');
  const asked = (words: string) =>
    Promise.all(Array.from({ length: 12 }, (_, at) => front.statusOf(`/unknown-${words}-${at}`)));
  expect(new Set(await asked('hangs'))).toEqual(new Set([404]));
  await site?.stop();
  expect(new Set(await asked('dead'))).toEqual(new Set([404]));
  await site?.start();
});

test('an old page is renewed within seconds, and shown while all processes are dead', async () => {
  const [renewed, old, picture] = ['/Highlighter', '/Eyelash', optimisedPicture(PICTURE, 720)];
  const stateOf = async () => (await fetch(front.address + renewed)).headers.get('x-nextjs-cache');
  for (const target of [renewed, old, picture]) expect(await front.statusOf(target)).toBe(200);
  await pause(STALE_MS);
  await expect.poll(stateOf, { timeout: SECONDS_MS }).toBe('STALE');
  await expect.poll(stateOf, { timeout: SECONDS_MS }).toBe('HIT');
  await Promise.all(processes.map((site) => site.stop()));
  for (const target of [renewed, old, picture]) expect(await front.statusOf(target)).toBe(200);
  const unknown = await fetch(`${front.address}/never-seen`);
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5']);
});

test('after a new build and a restart of nginx, pages are of the new build, and pictures are kept', async () => {
  const picture = optimisedPicture(PICTURE, 1080);
  const { standIn, env } = await settingOnStandIn(FAULTY_DIST);
  for (const site of processes) await site.start();
  for (const target of ['/blush', picture]) expect(await front.statusOf(target)).toBe(200);
  for (const site of processes) await site.start(env);
  await front.restart();
  const html = await (await fetch(`${front.address}/blush`)).text();
  expect(html).toContain(`"buildId":"${readFileSync(`${FAULTY_DIST}/BUILD_ID`, 'utf8')}"`);
  const scripts = Array.from(html.matchAll(/<script src="([^"]+)"/g), ([, src = '']) => src);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(await front.statusOf(script), script).toBe(200);
  await Promise.all(processes.map((site) => site.stop()));
  expect(await front.statusOf(picture)).toBe(200);
  await standIn.refuse();
});
