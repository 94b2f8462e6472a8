import type { Page } from '@playwright/test';

/** Waits until the pictures whose middle is within the window are there; one that is not shown never comes. */
export async function picturesInView(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const seen =
        width > 0 && x >= 0 && x <= window.innerWidth && y >= 0 && y <= window.innerHeight;
      return image.complete || !seen;
    }),
  );
}
