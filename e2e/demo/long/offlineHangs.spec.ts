import { NO_NETWORK, untilKept } from '../../keptOnDevice';
import { StoppableSite } from '../../StoppableSite';
import { screens } from '../../screens';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';

/* The site takes requests and never answers, as on a network that hangs; and it comes back. */

test.use({ serviceWorkers: 'allow', viewport: screens.phone, hasTouch: true });

const site = new StoppableSite('offline-hangs');
test.beforeEach(() => site.start());
test.afterAll(() => site.end());

test('a tap shows the kept page, and what is not kept leads to the page that says so', async ({
  page,
}) => {
  await page.goto(`${site.address}/Foundation`);
  await untilKept(page, '/Foundation', '/offline');
  await page.goto(site.address);
  await untilKept(page, '/');
  await untilHydrated(page);
  site.process.signal('SIGSTOP');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Foundation View Details' }).tap();
  await expect(heading).toHaveText('Foundation');
  await expect(page.getByText(/Showing prices as of/)).toBeVisible();
  // Of what the page names, something may hang.
  await page.goto(`${site.address}/Eyeshadow`, { waitUntil: 'commit' });
  await expect(heading).toHaveText('You’re offline');
  site.process.signal('SIGCONT');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(heading).toHaveText('Eyeshadow');
});

test('a fresh shelf after a kept page does not call its prices old', async ({
  page,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  await page.goto(`${site.address}/contact-us`);
  await untilKept(page, '/contact-us');
  await site.stop();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-stored');
  await untilHydrated(page);
  await site.start();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Foundation' }).tap();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/Showing prices as of/)).toHaveCount(0);
});
