import type { Page } from '@playwright/test';
import { NO_NETWORK, untilKept } from '../keptOnDevice';
import { StoppableSite } from '../StoppableSite';
import { screens } from '../screens';
import { expect, test } from '../test';

/*
 * The site with its server stopped: what was opened before is seen again. One site for all tests of the file, and a
 * new browser profile for each.
 */

test.use({ serviceWorkers: 'allow', viewport: screens.phone, hasTouch: true });

const product = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

const site = new StoppableSite('offline');
test.beforeEach(() => site.start());
test.afterAll(() => site.end());

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The number of pictures in view that are there. */
function picturesShown(page: Page): Promise<number> {
  return page
    .getByRole('main')
    .locator('img')
    .evaluateAll(
      (all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
    );
}

test('pages that were opened are seen again: by address, reload, link and Back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  await page.goto(`${site.address}/Foundation`);
  await untilKept(page, '/Foundation');
  await page.goto(site.address + product);
  await untilKept(page, product);
  await page.goto(site.address);
  await untilKept(page, '/');
  await site.stop();

  await page.reload();
  await expect(page.getByText(/as of .* could not load anything newer/)).toBeVisible();
  await page.goto(`${site.address}/Foundation?sort=price`);
  await expect(heading(page, 'Foundation')).toBeVisible();
  await expect(page.getByText(/Showing prices as of/)).toBeVisible();
  expect(await picturesShown(page)).toBeGreaterThan(1);
  await page.goto(site.address + product);
  await expect(heading(page, 'Silk Touch Honey Foundation')).toBeVisible();
  expect(await picturesShown(page)).toBeGreaterThan(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Foundation', exact: true })
    .first()
    .click();
  await expect(heading(page, 'Foundation')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Silk Touch Honey Foundation')).toBeVisible();
});
