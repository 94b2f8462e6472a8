import type { Page } from '@playwright/test';
import { picturesInView } from './picturesInView';

/** Scrolls down by half a window at a time, waiting for the pictures that come into view. */
export async function readToTheEnd(page: Page): Promise<void> {
  const scroll = () =>
    page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      return window.scrollY > before;
    });
  while (await scroll()) {
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    );
    await picturesInView(page);
  }
}
