import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/testing/freePort';
import { optimisedPicture } from '../../../src/pictures/optimisedPicture';
import { pictureWidths } from '../../../src/pictures/pictureLimits';
import { StoppableSite } from '../../StoppableSite';
import { expect, test } from '../../test';

/*
 * nginx with the configuration of deploy/nginx in front of two processes of the demo. Seconds are never compared: what
 * is not answered within HANGS_MS would not be answered without the limits of the configuration.
 */

test.describe.configure({ mode: 'serial' });

const HANGS_MS = 50_000;
/** Longer than a page is fresh. */
const STALE_MS = 61_000;
const PICTURE = '/pictures/products/Foundation-1.webp';

const folder = mkdtempSync(path.join(tmpdir(), 'front-'));
const processes = [new StoppableSite('front-1'), new StoppableSite('front-2')] as const;
let nginx: ChildProcess;
let front: string;

test.beforeAll(async () => {
  for (const site of processes) await site.start();
  const port = await freePort();
  const values: Readonly<Record<string, string>> = {
    PORT: String(port),
    INNER: String(await freePort()),
    STATE: folder,
    SITES: processes.map(({ address }) => `server ${new URL(address).host} max_fails=0;`).join(' '),
  };
  const template = readFileSync('deploy/nginx/nginx.conf.template', 'utf8');
  const config = template.replace(/\$\{(\w+)\}/g, (name, key) => values[key] ?? name);
  writeFileSync(`${folder}/nginx.conf`, config);
  front = `http://127.0.0.1:${port}`;
  // Started by root, nginx would give up root's rights and could not write into the folder.
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};` : '';
  nginx = spawn(
    'nginx',
    ['-p', folder, '-c', `${folder}/nginx.conf`, '-g', `daemon off; ${user}`],
    {
      // Debian keeps it where only root's path leads.
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
      stdio: 'inherit',
    },
  );
  await expect.poll(() => statusOf('/robots.txt').catch(() => 0)).toBe(200);
});

test.afterAll(async () => {
  nginx.kill();
  await Promise.all(processes.map((site) => site.end()));
  rmSync(folder, { recursive: true });
});

/** Asks nginx from an address of this machine. */
function statusOf(target: string, localAddress = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    request(
      front + target,
      { localAddress, agent: false, signal: AbortSignal.timeout(HANGS_MS) },
      (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)),
    )
      .on('error', reject)
      .end();
  });
}

test('a long address and all but the usual addresses of a picture are refused', async () => {
  expect(await statusOf(`/search?q=${'a'.repeat(5_000)}`)).toBe(414);
  const usual = optimisedPicture(PICTURE, 360);
  const others = [
    usual.replace('w=360', 'w=361'),
    usual.replace('q=60', 'q=61'),
    usual.replace('%2F', '%2f'),
    usual.replace('%2F', '/'),
    usual.replace('pictures', '%70ictures'),
    usual.replace(/(w=\d+)&(q=\d+)/, '$2&$1'),
    usual.replace('/image', '//image'),
    `${usual}&again`,
  ];
  for (const target of others) expect(await statusOf(target), target).toBe(400);
  for (const width of pictureWidths)
    expect(await statusOf(optimisedPicture(PICTURE, width))).toBe(200);
});

test('an address that floods the site is told to wait, and a kept page does not wait for it', async () => {
  expect(await statusOf('/Foundation')).toBe(200);
  let open = 0;
  const flood = Array.from({ length: 400 }, async (_, at) => {
    open += 1;
    const status = await statusOf(`/unknown-${at}`, '127.0.0.2');
    open -= 1;
    return status;
  });
  for (let at = 0; at < 20; at += 1) expect(await statusOf('/Foundation?any')).toBe(200);
  expect(open, 'requests of the flood that still wait').toBeGreaterThan(0);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([404, 429]));
  expect(await statusOf('/Foundation', '127.0.0.2')).toBe(200);
});

test('while a process hangs, and when it is dead, the other one answers', async () => {
  const [site] = processes;
  site.process.signal('SIGSTOP');
  const asked = (words: string) =>
    Promise.all(Array.from({ length: 12 }, (_, at) => statusOf(`/unknown-${words}-${at}`)));
  expect(new Set(await asked('hangs'))).toEqual(new Set([404]));
  await site.stop();
  expect(new Set(await asked('dead'))).toEqual(new Set([404]));
});

test('while all processes are dead, old pages and pictures are shown', async () => {
  const picture = optimisedPicture(PICTURE, 720);
  for (const target of ['/Foundation', picture]) expect(await statusOf(target)).toBe(200);
  await Promise.all(processes.map((site) => site.stop()));
  await pause(STALE_MS);
  for (const target of ['/Foundation', picture]) expect(await statusOf(target)).toBe(200);
  const unknown = await fetch(`${front}/never-seen`);
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5']);
});
