import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { filesUnder } from '../../filesUnder';
import { NO_NETWORK, untilKept, untilKeptOf } from '../../keptOnDevice';
import { StoppableSite } from '../../StoppableSite';
import { screens } from '../../screens';
import { siteEnvironment } from '../../siteEnvironment';
import { DEMO_DIST, FAULTY_DIST } from '../../sites';
import { settingOnStandIn } from '../../standIn/siteOnStandIn';
import { expect, test } from '../../test';

/* One browser visits while the site changes to a new build and back: pages of both work, with the scripts of their own. */

test.use({ serviceWorkers: 'allow', viewport: screens.phone, hasTouch: true });

const idOf = (dist: string) => readFileSync(`${dist}/BUILD_ID`, 'utf8');

/** The scripts that only this build has. */
function ownScripts(dist: string, other: string): Set<string> {
  const names = (build: string) =>
    filesUnder(`${build}/static/chunks`, ['.js']).map((file) => file.path.replace(/^.*static/, ''));
  const others = new Set(names(other));
  return new Set(names(dist).filter((name) => !others.has(name)));
}

/** Waits until the page works, and expects all of its scripts to be of one build. */
async function expectWholePage(page: Page, name: string, dist: string, other: string) {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(await page.evaluate(() => window.__NEXT_DATA__.buildId)).toBe(idOf(dist));
  const strange = ownScripts(other, dist);
  expect(strange.size).toBeGreaterThan(0);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name: url }) => new URL(url).pathname),
  );
  expect(loaded.filter((path) => strange.has(path.replace(/^.*static/, '')))).toEqual([]);
}

test('a new build, and the old one after it, take over without a mixture of both', async ({
  page,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  const { standIn, env } = await settingOnStandIn(FAULTY_DIST);
  const site = new StoppableSite('releases');
  const old = siteEnvironment(DEMO_DIST);
  const home = 'Rupkatha Beauty, Berhampore All beauty products, every price shown';
  try {
    await site.start(old);
    await page.goto(site.address);
    await untilKept(page, '/');
    await page.goto(`${site.address}/Foundation`);
    await untilKept(page, '/Foundation');

    await site.stop();
    await site.start(env);
    // A tab that was open before loads the next page whole.
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expectWholePage(page, home, FAULTY_DIST, DEMO_DIST);
    await untilKeptOf(page, '/', idOf(FAULTY_DIST));
    await site.stop();
    await page.reload();
    await expectWholePage(page, home, FAULTY_DIST, DEMO_DIST);
    // Kept by the old build, and still whole.
    await page.goto(`${site.address}/Foundation`);
    await expectWholePage(page, 'Foundation', DEMO_DIST, FAULTY_DIST);
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expectWholePage(page, home, FAULTY_DIST, DEMO_DIST);

    await site.start(old);
    await page.goto(site.address);
    await expectWholePage(page, home, DEMO_DIST, FAULTY_DIST);
    await untilKeptOf(page, '/', idOf(DEMO_DIST));
    await site.stop();
    await page.reload();
    await expectWholePage(page, home, DEMO_DIST, FAULTY_DIST);
  } finally {
    await site.end();
    await standIn.refuse();
  }
});
