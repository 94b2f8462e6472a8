import type { Page } from '@playwright/test';
import { drawnPictures } from '../drawnPictures';
import { pageKinds } from '../pageKinds';
import { screens } from '../screens';
import { expect, test } from '../test';
import { visit } from '../visit';

/** Scrolls on by half a window; whether there was anything left. */
function readOn(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const before = window.scrollY;
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
    return window.scrollY > before;
  });
}

/** The names of what could be pressed if the button were not above it; what lies below a bar anyway doesn't count. */
function coveredBy(button: Element): (string | null)[] {
  const own = button.getBoundingClientRect();
  const covered = [own.left + 2, own.x + own.width / 2, own.right - 2].flatMap((x) =>
    [own.top + 2, own.y + own.height / 2, own.bottom - 2].map((y) => {
      const [below] = document.elementsFromPoint(x, y).filter((each) => !button.contains(each));
      return below?.closest('a[href], button');
    }),
  );
  return [...new Set(covered)].flatMap((control) =>
    control ? (control.getAttribute('aria-label') ?? control.textContent) : [],
  );
}

/** The addresses of calls and chats that more than two links in the window lead to. */
async function actsShownTooOften(page: Page): Promise<(string | null)[]> {
  const acts = await page.locator('a[href^="tel:"], a[href*="//wa.me/"]').evaluateAll((links) =>
    links
      // About a product it is an act of its own.
      .filter((link) => !link.getAttribute('aria-label')?.includes(': '))
      .filter((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return link.contains(hit);
      })
      .map((link) => link.getAttribute('href')),
  );
  return acts.filter((act) => acts.filter((other) => other === act).length > 2);
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

for (const [width, height] of [
  [568, 320],
  [740, 360],
  [915, 412],
] as const) {
  test(`bars take a fifth of a phone held sideways at most: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of pageKinds.slice(0, 4)) {
      await page.goto(path);
      const bars = await page
        .locator('header, nav')
        .evaluateAll((all) =>
          all
            .filter((bar) => /fixed|sticky/.test(getComputedStyle(bar).position))
            .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0),
        );
      expect(bars, path).toBeGreaterThan(40);
      expect(bars, path).toBeLessThanOrEqual(height / 5);
      await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('banner').getByRole('link', { name: 'Call us' })).toBeInViewport({
        ratio: 1,
      });
    }
  });
}

for (const path of pageKinds) {
  test(`${path} shows no act more than twice on any screen of a phone, and its way back to the top covers nothing`, async ({
    page,
    allowConsole,
  }) => {
    await page.setViewportSize(screens.phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await drawnPictures(page);
    await visit(page, path, allowConsole);
    const toTop = page.getByRole('button', { name: 'Back to top' });
    expect(await actsShownTooOften(page)).toEqual([]);
    while (await readOn(page)) {
      expect(await actsShownTooOften(page)).toEqual([]);
      await toTop.waitFor();
      expect(await toTop.evaluate(coveredBy)).toEqual([]);
    }
    for (const viewport of [
      screens.tablet,
      screens.wide,
      { width: 1024, height: 768 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      while (await readOn(page)) {
        await toTop.waitFor();
        expect(await toTop.evaluate(coveredBy), `at ${viewport.width} pixels`).toEqual([]);
      }
    }
  });
}
