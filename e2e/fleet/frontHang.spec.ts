import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { FrontBench, page } from './FrontBench';

/*
 * nginx before a process that hangs: it takes requests and answers none. Not seconds are compared here, but what reached
 * it, and the order of answers. e2e/fleet/long/hang.spec.ts stops a real process.
 */

test.describe.configure({ mode: 'serial' });

/** Longer than a page is fresh in the cache. */
const STALE_MS = 2_500;
/** Longer than a process that may hang is waited for. */
const LATE_MS = 2_500;

let bench: FrontBench;

// Each test has an nginx of its own, which has left out no process yet.
test.beforeEach(async () => {
  bench = await FrontBench.start();
});
test.afterEach(() => bench.end());

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
