import { cpSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { categories } from '../../../src/catalogue/categories';
import { routes } from '../../routes';
import { siteEnvironment } from '../../siteEnvironment';
import { DEMO_DIST, FAULTY_DIST, TEST_FRESH_SECONDS } from '../../sites';
import { keepRestocking } from '../../soak/keepRestocking';
import { fleetOnStandIn, idOf } from '../fleetOnStandIn';
import { Visitors } from '../Visitors';

/* The whole fleet among many visitors. */

test.describe.configure({ mode: 'serial' });

let served: Awaited<ReturnType<typeof fleetOnStandIn>>;
test.beforeAll(async () => {
  served = await fleetOnStandIn();
});
test.afterAll(() => served.end());

test('two processes under load read the database about as often as one', async () => {
  const { fleet, standIn } = served;
  const shelves = [20, 21, 22].flatMap((index) => categories[index] ?? []);
  const requests = () =>
    shelves.reduce((sum, { collection }) => sum + standIn.requests(collection), 0);
  const freshMs = TEST_FRESH_SECONDS * 1000;
  await pause(freshMs);
  const [before, start] = [requests(), Date.now()];
  await Promise.all(
    fleet.siteAddresses.map(async (address) => {
      while (Date.now() - start < 6 * freshMs) {
        await Promise.all(
          shelves.map(async ({ slug }) => (await fetch(`${address}/${slug}`)).text()),
        );
        // Visitors, not a flood: on two processors that would show how busy those are.
        await pause(20);
      }
    }),
  );
  const ofOne = ((Date.now() - start) / freshMs + 1) * shelves.length;
  const read = requests() - before;
  console.log(`two processes read ${read} times, one would read up to ${ofOne.toFixed(1)} times`);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(1.5 * ofOne);
});

test('visitors do not notice that processes and Redis are killed or hang while the database fails', async () => {
  const { fleet, standIn, targets, builds, redisStates } = served;
  const stopRestocking = keepRestocking(standIn, 3);
  const visitors = new Visitors(fleet.address, targets, builds);
  for (const site of [0, 1]) {
    const [before] = fleet.ids.site.slice(site);
    const seen = visitors.right;
    fleet.killSite(site);
    await expect.poll(() => fleet.ids.site[site]).not.toBe(before);
    await fleet.siteAnswers(site);
    fleet.killRedis();
    await expect.poll(() => visitors.right).toBeGreaterThan(seen + targets.length);
  }
  const visits = async () => {
    const seen = visitors.right;
    await expect.poll(() => visitors.right).toBeGreaterThan(seen + targets.length);
  };
  await expect.poll(redisStates).toEqual(['ok', 'ok']);
  fleet.killRedis('SIGSTOP');
  await expect.poll(redisStates).toEqual(['away', 'away']);
  await visits();
  fleet.killRedis('SIGCONT');
  await expect.poll(redisStates).toEqual(['ok', 'ok']);
  fleet.killSite(0, 'SIGSTOP');
  await visits();
  fleet.killSite(0, 'SIGCONT');
  stopRestocking();
  expect(await visitors.end()).toEqual([]);
});

test('builds replace each other while processes are killed: no page lacks a script, or is of a build that is under way', async () => {
  const { fleet, builds } = served;
  // Pages alone: while no process lives, nginx gives no old answer about prices.
  const visitors = new Visitors(fleet.address, routes, builds);
  const visits = async (times: number) => {
    const seen = visitors.right;
    await expect.poll(() => visitors.right).toBeGreaterThan(seen + times * routes.length);
  };
  // Until each of the four visitors was everywhere: nginx shows what it has also while no process lives.
  await visits(4);
  const underWay = siteEnvironment('.next-under-way');
  cpSync(`${DEMO_DIST}/BUILD_ID`, '.next-under-way/BUILD_ID');
  await expect(fleet.replace(underWay)).rejects.toThrow('has no whole build now');
  rmSync('.next-under-way', { recursive: true });
  for (const next of [siteEnvironment(DEMO_DIST), undefined]) {
    const replaced = fleet.replace(next);
    fleet.killSite(1);
    await replaced;
    await visits(1);
    fleet.killSite(0);
    await visits(1);
  }
  expect(await visitors.end()).toEqual([]);
  expect(new Set(visitors.seen.keys())).toEqual(new Set([idOf(FAULTY_DIST), idOf(DEMO_DIST)]));
});
