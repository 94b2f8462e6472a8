import type { Page } from '@playwright/test';
import { picturesInView } from '../picturesInView';
import { screens } from '../screens';
import { expect, test } from '../test';
import { visit } from '../visit';

/*
 * How the pages look, against the pictures in e2e/looks. After a change that is meant, renew and look at them:
 * npx playwright test --project=demo e2e/demo/looks.spec.ts --update-snapshots
 */

/** What counts of a photo is its place and shape; pale ones keep the pictures of the pages below 3 MB together. */
const PALE_PHOTOS = 'img { opacity: 0.1 }';

const looks: [name: string, path: string, section?: string][] = [
  ['home', '/'],
  ['home-pujo', '/', 'Exclusive Pujo Collection!'],
  ['home-hair', '/', 'HAIR PRODUCTS'],
  ['home-reviews', '/', 'OUR REVIEWS'],
  ['category', '/Foundation'],
  ['contact', '/contact-us'],
  ['reviews', '/Reviewpage'],
  ['visit-shop', '/Visit-shop'],
  ['not-found', '/Fondation'],
];

for (const [name, path, section] of looks) {
  const { phone, tablet, wide } = screens;
  for (const viewport of section ? [phone, wide] : [phone, tablet, wide]) {
    test(`${name} looks as it did at ${viewport.width} pixels`, async ({ page, allowConsole }) => {
      await page.setViewportSize(viewport);
      await visit(page, path, allowConsole);
      if (section) await show(page, section);
      await page.addStyleTag({ content: PALE_PHOTOS });
      await picturesInView(page);
      await expect(page).toHaveScreenshot(`${name}-${viewport.width}.png`, {
        animations: 'disabled',
        maxDiffPixelRatio: 0.01,
        mask: [
          page.getByRole('button', { name: 'Pause the moving text' }).locator('..'),
          page.getByRole('region', { name: 'From the counter' }),
        ],
      });
    });
  }
}

/** Scrolls down to a section, so that the header has given way. */
async function show(page: Page, section: string): Promise<void> {
  await page.getByRole('heading', { name: section }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  await expect(page.getByRole('banner')).not.toBeInViewport();
}
