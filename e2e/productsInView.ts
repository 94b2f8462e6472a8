import type { Page } from '@playwright/test';

/** How many products a visitor sees whole, by picture, name and price: within the window, and not under a bar. */
export function productsInView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isSeen = (part: Element | null) => {
      if (!part) return false;
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const spots = [top + 1, bottom - 1].map((y) => [(left + right) / 2, y] as const);
      return spots.every(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && !hit.closest('header, nav');
      });
    };
    return [...document.querySelectorAll('article')].filter((card) =>
      ['img', 'h2', 'strong'].every((part) => isSeen(card.querySelector(part))),
    ).length;
  });
}
