import type { Page } from '@playwright/test';

/**
 * Waits until all pictures whose middle is in the viewport have loaded. Hidden pictures are skipped: they never load.
 */
export async function picturesInView(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const inView =
        width > 0 && x >= 0 && x <= window.innerWidth && y >= 0 && y <= window.innerHeight;
      return image.complete || !inView;
    }),
  );
}
