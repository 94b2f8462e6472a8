import { renameSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../../scripts/testing/freePort';
import { routes } from '../../routes';
import { copyBuild } from '../../serveCopy';
import { siteEnvironment } from '../../siteEnvironment';
import { DEMO_DIST, FAULTY_DIST } from '../../sites';
import { settingOnStandIn } from '../../standIn/siteOnStandIn';
import { type ServedSite, startSite } from '../../startSite';
import { untilHydrated } from '../../untilHydrated';
import { idOf } from '../fleetOnStandIn';
import { filesOfBuild } from '../pageFaults';
import { Visitors } from '../Visitors';

/* One process, as `npm start` runs it, in a folder in which the site is built anew. */

const builds = new Map([DEMO_DIST, FAULTY_DIST].map((dist) => [idOf(dist), filesOfBuild(dist)]));

/** `next build` as far as its scripts: there are no pages yet. */
const UNDER_WAY = /\/(?:server\/pages|export-marker\.json)$/;

/**
 * Puts a build in the place of another one, as `next build` does: whole, or as it is while it is under way. The visitors
 * go on meanwhile: kept waiting, they would ask on connections that the server has closed.
 */
async function build(from: string, to: string, isWhole = true): Promise<void> {
  await rm(to, { recursive: true });
  await cp(from, to, { recursive: true, filter: (file) => isWhole || !UNDER_WAY.test(file) });
}

test('a build in the folder that serves, a start meanwhile, and the way back: no page lacks a script', async ({
  page,
}) => {
  const { folder, dist: copied } = copyBuild('new-build', DEMO_DIST);
  const dist = path.join(folder, '.next');
  renameSync(copied, dist);
  const { standIn, env } = await settingOnStandIn(FAULTY_DIST);
  const demo = { ...siteEnvironment(DEMO_DIST), SITE_DIST: '' };
  const faulty = { ...env, SITE_DIST: '' };
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let site: ServedSite | undefined;
  const start = async (settings: NodeJS.ProcessEnv) => {
    await site?.end('SIGTERM');
    site = await startSite(settings, { folder, port });
  };
  /** Visits all pages, before and after a change. @returns the ids of their builds. */
  const visit = async (change = async () => {}) => {
    const visitors = new Visitors(address, routes, builds);
    await expect.poll(() => visitors.right).toBeGreaterThan(routes.length);
    await change();
    const seen = visitors.right;
    await expect.poll(() => visitors.right).toBeGreaterThan(seen + routes.length);
    expect(await visitors.end()).toEqual([]);
    return [...visitors.seen.keys()];
  };
  const files = [...builds.values()]
    .flatMap((names) => [...names])
    .filter((name) => /\.(?:js|css)$/.test(name));
  /** Scripts of either build, as tabs load them that were opened before. */
  const missing = async () => {
    const statuses = files.map(async (file) => (await fetch(address + encodeURI(file))).status);
    return (await Promise.all(statuses)).filter((status) => status !== 200);
  };
  try {
    await start(demo);
    expect(await visit(() => build(FAULTY_DIST, dist, false))).toEqual([idOf(DEMO_DIST)]);
    // It crashed, and was started again before the build was done.
    await start(demo);
    expect(await visit(() => build(FAULTY_DIST, dist))).toEqual([idOf(DEMO_DIST)]);
    await page.goto(`${address}/Foundation`);
    await untilHydrated(page);
    await start(faulty);
    // A tab that was open loads the next page whole.
    await page.getByRole('link', { name: 'Home' }).first().click();
    // A page that has only begun has no data yet.
    const isOf = (id: string) => window.__NEXT_DATA__?.buildId === id;
    await page.waitForFunction(isOf, idOf(FAULTY_DIST));
    expect(await visit()).toEqual([idOf(FAULTY_DIST)]);
    expect(await missing()).toEqual([]);
    await build(DEMO_DIST, dist);
    await start(demo);
    expect(await visit()).toEqual([idOf(DEMO_DIST)]);
    expect(await missing()).toEqual([]);
  } finally {
    await site?.end();
    await standIn.refuse();
    await rm(folder, { recursive: true });
  }
});
