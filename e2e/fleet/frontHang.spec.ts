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

test('who asks for a page that another visitor waits for does not wait as long', async () => {
  bench.answer = (...request) => {
    if (bench.asked.length > 1) page()(...request);
  };
  const order: string[] = [];
  const visit = async (who: string) => {
    expect(await bench.statusOf('/_next/image?locked')).toBe(200);
    order.push(who);
  };
  const first = visit('first');
  // At once: the second waits half as long as the first.
  await expect.poll(() => bench.asked.length, { intervals: [10] }).toBe(1);
  await Promise.all([first, visit('second')]);
  expect(order).toEqual(['second', 'first']);
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
