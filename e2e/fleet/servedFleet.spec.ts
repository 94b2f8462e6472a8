import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { shelfAnswerPath } from '../../src/catalogue/addresses';
import { routes } from '../routes';
import { siteEnvironment } from '../siteEnvironment';
import { DEMO_DIST, FAULTY_DIST } from '../sites';
import { keepRestocking } from '../soak/keepRestocking';
import { type StandInSetting, settingOnStandIn } from '../standIn/siteOnStandIn';
import { filesOfBuild } from './pageFaults';
import { ServedFleet } from './ServedFleet';
import { Visitors } from './Visitors';

/* The whole fleet: the real nginx, a real Redis and two processes of the site. */

test.describe.configure({ mode: 'serial' });

let setting: StandInSetting;
let fleet: ServedFleet;

const builds = new Map(
  [FAULTY_DIST, DEMO_DIST].map((dist) => [idOf(dist), filesOfBuild(dist)] as const),
);
const targets = [...routes, shelfAnswerPath('MAKEUP-Foundation'), '/api/search'];

function idOf(dist: string): string {
  return readFileSync(`${dist}/BUILD_ID`, 'utf8');
}

test.beforeAll(async () => {
  setting = await settingOnStandIn(FAULTY_DIST);
  fleet = await (await ServedFleet.start({ processes: 2, env: setting.env })).ready();
});
test.afterAll(async () => {
  await fleet.end();
  await setting.standIn.refuse();
});

test('visitors do not notice that processes and Redis are killed while the database fails', async () => {
  const stopRestocking = keepRestocking(setting.standIn, 3);
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
  stopRestocking();
  expect(await visitors.end()).toEqual([]);
});

test('a new build takes the place of the old one under load: each page is of one build, and open pages keep their scripts', async () => {
  const visitors = new Visitors(fleet.address, targets, builds);
  await expect.poll(() => visitors.right).toBeGreaterThan(targets.length);
  await fleet.replace(siteEnvironment(DEMO_DIST));
  await expect.poll(() => visitors.seen.has(idOf(DEMO_DIST))).toBe(true);
  expect(await visitors.end()).toEqual([]);
  expect([...visitors.seen.keys()]).toEqual([idOf(FAULTY_DIST), idOf(DEMO_DIST)]);
});

test('while all processes are dead, pages that were visited are shown', async () => {
  for (const site of [0, 1]) fleet.killSite(site);
  const visitors = new Visitors(fleet.address, routes, builds);
  await expect.poll(() => visitors.right + visitors.faults.size).toBeGreaterThan(routes.length);
  expect(await visitors.end()).toEqual([]);
});
