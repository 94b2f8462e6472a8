import type { Page } from '@playwright/test';

/**
 * Counts the products whose picture, name and price are within the viewport and not under a bar.
 * @param cards selects what shows a product each.
 */
export function productsInView(page: Page, cards: string): Promise<number> {
  return page.evaluate((each) => {
    const isSeen = (part: Element | null) => {
      if (!part) return false;
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const points = [top + 1, bottom - 1].map((y) => [(left + right) / 2, y] as const);
      return points.every(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && !hit.closest('header, nav');
      });
    };
    return [...document.querySelectorAll(each)].filter((card) =>
      ['img', 'h2, h3', 'strong'].every((part) => isSeen(card.querySelector(part))),
    ).length;
  }, cards);
}
