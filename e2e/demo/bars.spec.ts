import type { Page } from '@playwright/test';
import { drawnPictures } from '../drawnPictures';
import { pageKinds } from '../pageKinds';
import { screens } from '../screens';
import { expect, test } from '../test';
import { visit } from '../visit';

/**
 * Reads a page from where it stands to its end, half a window at a time: the names of what could be pressed on the way if the
 * button were not above it; what lies below a bar anyway doesn't count. All within the page, for a question from outside costs
 * more than the looking.
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

/** The addresses of calls and chats that more than two links on a screen lead to, on the way from the page's top to its end. */
async function actsShownTooOften(): Promise<string[]> {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'a[href^="tel:"], a[href*="//wa.me/"]',
  );
  const tooOften = new Set<string>();
  for (let before = -1; before !== window.scrollY; ) {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const acts = [...links]
      // About a product it is an act of its own.
      .filter((link) => !link.getAttribute('aria-label')?.includes(': '))
      .filter((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      })
      .map(({ href }) => href);
    for (const act of acts) {
      if (acts.filter((other) => other === act).length > 2) tooOften.add(act);
    }
    before = window.scrollY;
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
  }
  return [...tooOften];
}

/** Goes to the page's second screen, where the button comes; whether there is one. */
function leaveTop(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
    return window.scrollY > 0;
  });
}

test('the header goes soon after one begins to read, and is back with the first move upwards', async ({
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

test('bars take a fifth of a phone held sideways at most', async ({ page }) => {
  for (const path of pageKinds.slice(0, 4)) {
    await page.goto(path);
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
  test(`${path} shows no act more than twice on any screen of a phone, and its way back to the top covers nothing`, async ({
    page,
    allowConsole,
  }) => {
    await page.setViewportSize(screens.phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await drawnPictures(page);
    await visit(page, path, allowConsole);
    expect(await page.evaluate(actsShownTooOften)).toEqual([]);
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
