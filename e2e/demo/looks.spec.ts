import type { Page, ViewportSize } from '@playwright/test';
import { languages, localPath } from '../../src/shop/languages';
import { picturesInView } from '../picturesInView';
import { screens } from '../screens';
import { stubPictures } from '../stubPictures';
import { expect, test } from '../test';
import { visit } from '../visit';

/*
 * Compares the pages with the screenshots in e2e/looks. After an intended change, update the screenshots and look at
 * them:
 * npx playwright test --project=demo e2e/demo/looks.spec.ts --update-snapshots
 */

/**
 * Allowed difference: fewer pixels than an icon has, and a barely visible shade. Other versions of Chromium draw the
 * edges of letters slightly differently.
 */
const TOLERANCE = { maxDiffPixels: 60, threshold: 0.02 };

const looks: [name: string, path: string, sections?: [name: string, heading: string][]][] = [
  [
    'home',
    '/',
    [
      ['home-pujo', 'Exclusive Pujo Collection!'],
      ['home-hair', 'HAIR PRODUCTS'],
      ['home-reviews', 'OUR REVIEWS'],
    ],
  ],
  ['category', '/Foundation'],
  ['contact', '/contact-us'],
  ['reviews', '/Reviewpage'],
  ['visit-shop', '/Visit-shop'],
  ['not-found', '/Fondation'],
];

for (const [name, path, sections = []] of looks) {
  for (const viewport of Object.values(screens)) {
    test(`${name} matches its screenshot at ${viewport.width} pixels`, async ({
      page,
      allowConsole,
    }) => {
      await prepare(page, viewport);
      await visit(page, path, allowConsole);
      await expectLook(page, `${name}-${viewport.width}`);
      for (const [section, heading] of viewport === screens.tablet ? [] : sections) {
        await show(page, heading);
        await expectLook(page, `${section}-${viewport.width}`);
      }
    });
  }
}

/** The three pages that most visitors read, in the scripts that have letters and lines of their own. */
const read: [name: string, path: string][] = [
  ['home', '/'],
  ['category', '/Foundation'],
  ['product', '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey'],
];

for (const language of [languages.bn, languages.hi]) {
  test.describe(language.tag, () => {
    // Such a browser is offered no other language.
    test.use({ locale: language.tag });
    for (const viewport of [screens.phone, screens.wide]) {
      test(`pages match their screenshots at ${viewport.width} pixels`, async ({
        page,
        allowConsole,
      }) => {
        await prepare(page, viewport);
        for (const [name, path] of read) {
          await visit(page, localPath(language, path), allowConsole);
          await expectLook(page, `${name}-${language.code}-${viewport.width}`);
        }
      });
    }
  });
}

async function prepare(page: Page, viewport: ViewportSize): Promise<void> {
  await page.setViewportSize(viewport);
  // Keeps the carousel at its first picture, and the shop open.
  await page.clock.install({ time: '2026-11-23T12:00:00+05:30' });
  await stubPictures(page);
}

async function expectLook(page: Page, name: string): Promise<void> {
  await picturesInView(page);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { animations: 'disabled', ...TOLERANCE });
}

/** Scrolls down to a section and waits until the header is hidden. */
async function show(page: Page, section: string): Promise<void> {
  await page.getByRole('heading', { name: section }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  await expect(page.getByRole('banner')).not.toBeInViewport();
}
