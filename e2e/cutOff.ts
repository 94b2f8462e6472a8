import type { Page } from '@playwright/test';

/** What of the header's links and buttons lies outside of it, or under another thing. */
export function cutOff(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const frame = header.getBoundingClientRect();
    const isWhole = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const within = left >= 0 && right <= frame.right && top >= 0 && bottom <= frame.bottom;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return within && control.contains(hit);
    };
    return [...header.querySelectorAll('a, button')]
      .filter((control) => control.checkVisibility() && !isWhole(control))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
  });
}
