import type { Page } from '@playwright/test';
import { picturesInView } from './picturesInView';

/** Scrolls to the end of the page, half a window at a time, and waits for the pictures that come into view. */
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
