import { NO_NETWORK, untilKept } from '../keptOnDevice';
import { StoppableSite } from '../StoppableSite';
import { screens } from '../screens';
import { expect, test } from '../test';

/* The site with its server stopped. More of it: long/offlinePages.spec.ts. */

test.use({ serviceWorkers: 'allow', viewport: screens.phone, hasTouch: true });

const site = new StoppableSite('offline');
test.beforeEach(() => site.start());
test.afterAll(() => site.end());

test('a shelf and home that were opened are seen again, with pictures and the time of their prices', async ({
  page,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  await page.goto(`${site.address}/Foundation`);
  await untilKept(page, '/Foundation');
  await page.goto(site.address);
  await untilKept(page, '/');
  await site.stop();

  await page.goto(`${site.address}/Foundation?sort=price`);
  await expect(page.getByRole('heading', { level: 1, name: 'Foundation' })).toBeVisible();
  await expect(page.getByText(/Showing prices as of/)).toBeVisible();
  const widths = await page
    .getByRole('article')
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.map((image) => image.naturalWidth));
  expect(widths.filter((width) => width > 0).length).toBeGreaterThan(1);

  await page.goto(site.address);
  await expect(page.getByText(/Showing prices as of/)).toBeInViewport();
});
