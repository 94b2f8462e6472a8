import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { FrontBench, page } from '../FrontBench';

/*
 * nginx in bad times: processes that fail or hang (they take requests and answer none), and an address that floods it.
 * Not seconds are compared here, but what reached the processes, and the order of answers.
 */

test.describe.configure({ mode: 'serial' });

/** Longer than a page is fresh in the cache, and than an old one is shown meanwhile. */
const STALE_MS = 2_500;
const LONG_STALE_MS = 13_000;
/** Longer than a process that may hang is waited for. */
const LATE_MS = 2_500;

let bench: FrontBench;

// Each test has an nginx of its own, which has left out no process yet.
test.beforeEach(async () => {
  bench = await FrontBench.start();
});
test.afterEach(() => bench.end());

/** Asks from another address of this machine. */
function askFrom(localAddress: string, target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(bench.address + target, { localAddress, agent: false }, async (response) => {
      await buffer(response);
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

test('a page that is gone is gone, but neither a failure nor dead processes hide a good page', async () => {
  for (const path of ['/gone', '/failing', '/kept', '/api/shelves/failing'])
    await bench.statusOf(path);
  await pause(LONG_STALE_MS);
  bench.answer = ({ url }, response) => {
    response.statusCode = url === '/gone' ? 404 : 500;
    response.end();
  };
  expect(await bench.statusOf('/gone')).toBe(404);
  expect(await bench.statusOf('/failing')).toBe(200);
  // It says how old the prices are.
  expect(await bench.statusOf('/api/shelves/failing')).toBe(500);
  bench.stop();
  expect(await (await bench.ask('/kept?any')).text()).toBe('a page');
  const unknown = await bench.ask('/never-seen');
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5']);
  expect(unknown.headers.get('x-guarded')).toBe('yes');
  bench.answer = page();
  await bench.listen();
  await expect.poll(() => bench.statusOf('/never-seen')).toBe(200);
});

test('an address that asks the site too much is told to wait; what is kept and other addresses are not', async () => {
  const kept = ['/quiet', '/api/shelves/quiet?version=1'];
  for (const target of kept) await askFrom('127.0.0.2', target);
  bench.answer = (_request, response) => response.writeHead(404).end();
  const ask = (address: string, targetOf: (at: number) => string) =>
    Promise.all(Array.from({ length: 300 }, (_, at) => askFrom(address, targetOf(at))));
  const flood = async (of: string) => {
    const statuses = new Set<number>();
    // One after the other: fewer at once than the limit of connections.
    for (const round of [1, 2, 3])
      for (const status of await ask('127.0.0.2', (at) => `${of}flood-${round}-${at}`))
        statuses.add(status);
    return statuses;
  };
  for (const of of ['/', '/api/shelves/']) expect(await flood(of), of).toEqual(new Set([404, 429]));
  for (const target of kept)
    expect(new Set(await ask('127.0.0.2', () => target)), target).toEqual(new Set([200]));
  expect(new Set(await ask('127.0.0.3', (at) => `/others-${at}`))).toEqual(new Set([404]));
});

test('a slow answer is waited for, from the process that began it', async () => {
  bench.answer = (...request) => {
    // As work that goes on: who asks again gets what was begun.
    if (bench.asked.length > 1) setTimeout(page('late'), LATE_MS, ...request);
  };
  expect(await (await bench.ask('/api/slow')).text()).toBe('late');
  const processes = bench.asked.map(({ process }) => process);
  expect([processes.length, new Set(processes).size]).toEqual([2, 1]);
});

test('who asks for a page that another visitor waits for asks himself in the end', async () => {
  const held: Parameters<typeof bench.answer>[] = [];
  bench.answer = (...request) => {
    held.push(request);
    const open = held.filter(([, response]) => !response.destroyed);
    // The first visitor's was given up and asked again. It and the second visitor's own are open at the same time.
    if (held.length > 2 && open.length === 2) for (const each of open) page()(...each);
  };
  const first = bench.statusOf('/_next/image?locked');
  await expect.poll(() => bench.asked.length).toBe(1);
  expect(await Promise.all([first, bench.statusOf('/_next/image?locked')])).toEqual([200, 200]);
});

test('a process that hangs is left out, and the cache shows what it has', async () => {
  const addresses = Array.from({ length: 8 }, (_, at) => `hangs-${at}`);
  const kept = addresses.flatMap((name) => [`/${name}`, `/_next/data/build/${name}.json`]);
  const fresh = addresses.flatMap((name) => [
    `/new-${name}`,
    `/api/${name}`,
    `/_next/image?${name}`,
  ]);
  for (const target of kept) await bench.statusOf(target);
  await pause(STALE_MS);
  expect(new Set(bench.asked.splice(0).map(({ process }) => process))).toEqual(new Set([0, 1]));
  bench.hanging = 0;
  bench.answer = page('newer');
  // One after the other on one connection, which each renewal in the background would hold.
  for (const target of kept)
    expect(['a page', 'newer']).toContain(await (await bench.ask(target)).text());
  for (const target of fresh) expect(await bench.statusOf(target), target).toBe(200);
  const waited = bench.asked.filter(({ process }) => process === 0).length;
  expect(waited).toBeGreaterThan(0);
  expect(waited, 'a few requests find out').toBeLessThan((kept.length + fresh.length) / 4);
  await expect.poll(async () => (await bench.ask('/hangs-0')).text()).toBe('newer');
});
