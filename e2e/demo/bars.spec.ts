import type { Page } from '@playwright/test';
import { pageKinds } from '../pageKinds';
import { screens } from '../screens';
import { stubPictures } from '../stubPictures';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';
import { visit } from '../visit';

/**
 * Scrolls to the end of the page, half a window at a time, and returns the names of the controls that the button
 * covers. Controls that a bar covers anyway don't count. All of it runs inside the page: a round trip for each step
 * would cost more than the check.
 */
async function coveredBy(button: Element): Promise<string[]> {
  const covered = new Set<string>();
  for (let before = -1; before !== window.scrollY; ) {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const own = button.getBoundingClientRect();
    for (const x of [own.left + 2, own.x + own.width / 2, own.right - 2]) {
      for (const y of [own.top + 2, own.y + own.height / 2, own.bottom - 2]) {
        const [below] = document.elementsFromPoint(x, y).filter((each) => !button.contains(each));
        const control = below?.closest('a[href], button');
        if (control) covered.add(control.getAttribute('aria-label') ?? control.textContent);
      }
    }
    before = window.scrollY;
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
  }
  return [...covered];
}

/**
 * Scrolls to the end of the page and returns the call and chat addresses that more than two links show at the same
 * time.
 */
async function contactsShownTooOften(): Promise<string[]> {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'a[href^="tel:"], a[href*="//wa.me/"]',
  );
  const tooOften = new Set<string>();
  for (let before = -1; before !== window.scrollY; ) {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const contacts = [...links]
      // A link about a product is an action of its own.
      .filter((link) => !link.getAttribute('aria-label')?.includes(': '))
      .filter((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      })
      .map(({ href }) => href);
    for (const contact of contacts) {
      if (contacts.filter((other) => other === contact).length > 2) tooOften.add(contact);
    }
    before = window.scrollY;
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
  }
  return [...tooOften];
}

/** Scrolls half a window down, where the button appears. @returns false if the page is too short to scroll. */
function leaveTop(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
    return window.scrollY > 0;
  });
}

test('the header hides soon after scrolling down, and returns with the first scroll up', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/Foundation');
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 110);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -40);
  await expect(header).toBeInViewport({ ratio: 1 });
});

test('bars take at most a fifth of a phone in landscape', async ({ page }) => {
  for (const path of pageKinds.slice(0, 4)) {
    await page.goto(path);
    await untilHydrated(page);
    for (const [width, height] of [
      [568, 320],
      [740, 360],
      [915, 412],
    ] as const) {
      await page.setViewportSize({ width, height });
      const bars = await page
        .locator('header, nav')
        .evaluateAll((all) =>
          all
            .filter((bar) => /fixed|sticky/.test(getComputedStyle(bar).position))
            .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0),
        );
      const where = `${path} at ${width} × ${height}`;
      expect(bars, where).toBeGreaterThan(40);
      expect(bars, where).toBeLessThanOrEqual(height / 5);
      await expect(page.getByRole('button', { name: 'Menu' }), where).toBeInViewport({ ratio: 1 });
      const call = page.getByRole('banner').getByRole('link', { name: 'Call us' });
      await expect(call, where).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const path of pageKinds) {
  test(`${path} shows each call or chat link at most twice at a time on a phone, and its back-to-top button covers nothing`, async ({
    page,
    allowConsole,
  }) => {
    await page.setViewportSize(screens.phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stubPictures(page);
    await visit(page, path, allowConsole);
    expect(await page.evaluate(contactsShownTooOften)).toEqual([]);
    const toTop = page.getByRole('button', { name: 'Back to top' });
    for (const viewport of [
      screens.phone,
      screens.tablet,
      screens.wide,
      { width: 1024, height: 768 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize(viewport);
      if (!(await leaveTop(page))) continue;
      expect(await toTop.evaluate(coveredBy), `at ${viewport.width} pixels`).toEqual([]);
    }
  });
}
