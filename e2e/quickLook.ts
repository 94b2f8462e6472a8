import type { Page } from '@playwright/test';
import { expect } from './test';

/** A product of the shelf that the quick look tests open. */
interface Look {
  readonly title: string;
  readonly path: string;
}

const look = (title: string, segment: string): Look => ({ title, path: `/Foundation/${segment}` });

/** The first three products of that shelf and the last one, with their locators. */
export const quickLook = {
  first: look('Silk Touch Honey Foundation', 'silk-touch-honey-foundation-01_silk_touch_honey'),
  second: look('Shiuli Ivory Soft Foundation', 'shiuli-ivory-soft-foundation-02_shiuli_ivory'),
  third: look('Velvet Dusk Cocoa Foundation', 'velvet-dusk-cocoa-foundation-03_velvet_dusk_cocoa'),
  last: look(
    'Godhuli Caramel Foundation (Pujo special)',
    'godhuli-caramel-foundation-%E0%A6%AA%E0%A7%81%E0%A6%9C%E0%A7%8B-%E0%A6%B8%E0%A7%8D%E0%A6%AA%E0%A7%87%E0%A6%B6%E0%A6%BE%E0%A6%B2-05_godhuli_caramel',
  ),

  dialog: (page: Page, { title }: Look) => page.getByRole('dialog', { name: title }),
  card: (page: Page, { title }: Look) => page.getByRole('link', { name: title, exact: true }),

  /** Opens the shelf from another page, then the quick look of a product. */
  async open(page: Page, wanted: Look): Promise<void> {
    await page.goto('/contact-us');
    await page.goto('/Foundation');
    await page.waitForLoadState('networkidle');
    const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
    await quickLook.card(page, wanted)[hasTouch ? 'tap' : 'click']();
    await expect(quickLook.dialog(page, wanted)).toBeVisible();
  },
};
