import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { routes } from '../../routes';
import { siteEnvironment } from '../../siteEnvironment';
import { DEMO_DIST, FAULTY_DIST } from '../../sites';
import { settingOnStandIn } from '../../standIn/siteOnStandIn';
import { hasNginx } from '../fleetFault';
import { filesOfBuild } from '../pageFaults';
import { ServedFleet } from '../ServedFleet';
import { Visitors } from '../Visitors';

test.skip(!hasNginx(), 'nginx was not found');

const idOf = (dist: string) => readFileSync(`${dist}/BUILD_ID`, 'utf8');

test('builds replace each other back and forth while processes are killed: no page lacks a script', async () => {
  const builds = new Map([DEMO_DIST, FAULTY_DIST].map((dist) => [idOf(dist), filesOfBuild(dist)]));
  const { standIn, env } = await settingOnStandIn(FAULTY_DIST);
  const fleet = await (await ServedFleet.start({ processes: 2, env })).ready();
  const visitors = new Visitors(fleet.address, routes, builds);
  const visits = async (times: number) => {
    const seen = visitors.right;
    await expect.poll(() => visitors.right).toBeGreaterThan(seen + times * routes.length);
  };
  try {
    // Until each of the four visitors was everywhere: nginx shows what it has also while no process lives.
    await visits(4);
    for (const next of [siteEnvironment(DEMO_DIST), env, siteEnvironment(DEMO_DIST), env]) {
      const replaced = fleet.replace(next);
      fleet.killSite(1);
      await replaced;
      await visits(1);
      fleet.killSite(0);
      await visits(1);
    }
    expect(await visitors.end()).toEqual([]);
    expect(new Set(visitors.seen.keys())).toEqual(new Set(builds.keys()));
  } finally {
    await fleet.end();
    await standIn.refuse();
  }
});
