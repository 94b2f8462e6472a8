import { expect, test } from '@playwright/test';
import { routes } from '../routes';
import { fleetOnStandIn } from './fleetOnStandIn';
import { Visitors } from './Visitors';

/* nginx, a Redis and one process of the site. Two among visitors: long/busyFleet.spec.ts. */

/** What a process counts as soon as a page was visited. */
const counters = [
  'site_requests_total{kind="page",status="200"}',
  'site_failing_collections',
  'site_redis_up 1',
  'site_database_reads_total{outcome="ok"}',
  'site_shared_readings_total{outcome="own"}',
];

test('a process names itself and shows its counters, and nginx its pages when it is dead, which balancers are told', async () => {
  const { fleet, said, builds, redisStates, end } = await fleetOnStandIn(1);
  const [address = ''] = fleet.siteAddresses;
  const visited = routes.slice(0, 6);
  try {
    await expect.poll(redisStates).toEqual(['ok']);
    expect(said()).toContain('"process":"site-1"');
    const before = new Visitors(fleet.address, visited, builds);
    // What a process makes first, Next lets nobody keep. A visit to a page that is no longer fresh renews it.
    await expect(async () => {
      expect(before.right).toBeGreaterThan(5 * visited.length);
      const shown = await (await fetch(`${address}/api/metrics`)).text();
      for (const counter of counters) expect(shown).toContain(counter);
    }).toPass();
    expect(await before.end()).toEqual([]);
    fleet.killSite(0);
    await expect.poll(async () => (await fetch(`${fleet.address}/api/ready`)).status).toBe(503);
    const after = new Visitors(fleet.address, visited, builds);
    await expect.poll(() => after.right + after.faults.size).toBeGreaterThan(visited.length);
    expect(await after.end()).toEqual([]);
  } finally {
    await end();
  }
});
