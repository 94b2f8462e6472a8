import type { Page } from '@playwright/test';
import { expect } from './test';

/** A product on the shelf that the tests of the quick look open. */
interface Look {
  readonly title: string;
  readonly path: string;
}

const look = (title: string, segment: string): Look => ({ title, path: `/Foundation/${segment}` });

/** The first three on that shelf, and how the tests get at them. */
export const quickLook = {
  first: look('Silk Touch Honey Foundation', 'silk-touch-honey-foundation-01_silk_touch_honey'),
  second: look('Shiuli Ivory Soft Foundation', 'shiuli-ivory-soft-foundation-02_shiuli_ivory'),
  third: look('Velvet Dusk Cocoa Foundation', 'velvet-dusk-cocoa-foundation-03_velvet_dusk_cocoa'),

  dialog: (page: Page, { title }: Look) => page.getByRole('dialog', { name: title }),
  card: (page: Page, { title }: Look) => page.getByRole('link', { name: title, exact: true }),

  /** Comes to the shelf by way of another page, and opens the look at a product. */
  async open(page: Page, wanted: Look): Promise<void> {
    await page.goto('/contact-us');
    await page.goto('/Foundation');
    await page.waitForLoadState('networkidle');
    await quickLook.card(page, wanted).click();
    await expect(quickLook.dialog(page, wanted)).toBeVisible();
  },
};
