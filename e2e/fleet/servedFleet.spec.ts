import { expect, test } from '@playwright/test';
import { routes } from '../routes';
import { fleetOnStandIn } from './fleetOnStandIn';
import { Visitors } from './Visitors';

/* The whole fleet. What needs minutes: long/busyFleet.spec.ts. */

test.describe.configure({ mode: 'serial' });

/** What a process counts as soon as a page was visited. */
const counters = [
  'site_requests_total{kind="page",status="200"}',
  'site_failing_collections',
  'site_redis_up 1',
];

let served: Awaited<ReturnType<typeof fleetOnStandIn>>;
test.beforeAll(async () => {
  served = await fleetOnStandIn();
});
test.afterAll(() => served.end());

test('a process names itself, is ready, and shows its counters', async () => {
  const { fleet, redisStates, said } = served;
  await expect.poll(redisStates).toEqual(['ok', 'ok']);
  let metrics = '';
  for (const [at, address] of fleet.siteAddresses.entries()) {
    expect(said()).toContain(`"process":"site-${at + 1}"`);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    let own = '';
    // A visit to a page that is no longer fresh renews it.
    await expect(async () => {
      await (await fetch(`${address}/Foundation`)).arrayBuffer();
      own = await (await fetch(`${address}/api/metrics`)).text();
      for (const counter of counters) expect(own).toContain(counter);
    }).toPass();
    metrics += own;
  }
  // One of the two may have read all that the other showed.
  expect(metrics).toContain('site_database_reads_total{outcome="ok"}');
  expect(metrics).toContain('site_shared_readings_total{outcome="own"}');
});

test('visitors get all pages while a process is stopped', async () => {
  const { fleet, targets, builds } = served;
  const visitors = new Visitors(fleet.address, targets, builds);
  fleet.killSite(0, 'SIGSTOP');
  await expect.poll(() => visitors.right).toBeGreaterThan(targets.length);
  fleet.killSite(0, 'SIGCONT');
  expect(await visitors.end()).toEqual([]);
});

test('while all processes are dead, pages that were visited are shown, and balancers are told', async () => {
  const { fleet, builds } = served;
  // What a process makes first, Next lets nobody keep, and the stopped process may get its pages back meanwhile.
  const earlier = new Visitors(fleet.address, routes, builds);
  await expect.poll(() => earlier.right).toBeGreaterThan(5 * routes.length);
  await earlier.end();
  for (const site of [0, 1]) fleet.killSite(site);
  const ready = async () => (await fetch(`${fleet.address}/api/ready`)).status;
  await expect.poll(ready).toBe(503);
  const visitors = new Visitors(fleet.address, routes, builds);
  await expect.poll(() => visitors.right + visitors.faults.size).toBeGreaterThan(routes.length);
  expect(await visitors.end()).toEqual([]);
});
