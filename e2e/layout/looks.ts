import { expect, type Page } from '@playwright/test';
import { picturesInView } from '../picturesInView';

/**
 * Allowed difference: fewer pixels than an icon has, and a barely visible shade. Other versions of Chromium draw the
 * edges of letters slightly differently.
 */
const TOLERANCE = { maxDiffPixels: 60, threshold: 0.02 };

/** The names of the pictures in e2e/looks, of the pages that have them. */
const looks: Readonly<Record<string, string>> = {
  '/': 'home',
  '/Foundation': 'category',
  '/contact-us': 'contact',
  '/Fondation': 'not-found',
};

/** Sections of the home page that have looks of their own, by their headings. */
const sections: readonly [name: string, heading: string][] = [
  ['home-pujo', 'Exclusive Pujo Collection!'],
  ['home-hair', 'HAIR PRODUCTS'],
  ['home-reviews', 'OUR REVIEWS'],
];

/**
 * Compares what is in the window with its picture in e2e/looks. After an intended change, make the pictures anew and
 * look at them: npx playwright test layout.spec.ts --update-snapshots; the others: npx playwright test --config
 * playwright.long.config.ts Layout --update-snapshots
 */
export async function expectLook(page: Page, name: string): Promise<void> {
  await picturesInView(page);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { animations: 'disabled', ...TOLERANCE });
}

/** Compares the top of a page with its picture, if it has one. @param path in English. */
export async function expectLookOf(page: Page, path: string, width: number): Promise<void> {
  const name = looks[path];
  if (!name) return;
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectLook(page, `${name}-${width}`);
}

/** Compares the sections of the home page, each below the top of the window without the header. */
export async function expectLooksOfSections(page: Page, width: number): Promise<void> {
  for (const [name, heading] of sections) {
    await page.getByRole('heading', { name: heading }).evaluate((element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expectLook(page, `${name}-${width}`);
  }
}
