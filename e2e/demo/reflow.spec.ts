import type { Locator, Page } from '@playwright/test';
import { horizontalOverflow } from '../horizontalOverflow';
import { pageKinds } from '../pageKinds';
import { screens } from '../screens';
import { expect, test } from '../test';
import { visit } from '../visit';

/*
 * Each kind of page is opened once and then checked with the settings of different visitors: narrow and wide screens,
 * larger text, forced colours. Only the style sheet reacts to these, so the page need not be loaded again.
 */

for (const path of pageKinds) {
  test(`${path} keeps its boundaries in forced colours, scrolls in one direction at 320 pixels, and fits text of twice the size`, async ({
    page,
    allowConsole,
  }) => {
    await page.setViewportSize(screens.phone);
    await visit(page, path, allowConsole);
    await expectBoundariesInForcedColours(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await horizontalOverflow(page)).toBe(0);
    expect.soft(await cutOff(page)).toEqual([]);

    await page.setViewportSize(screens.wide);
    await expectBoundariesInForcedColours(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect.soft(await horizontalOverflow(page)).toBe(0);
    expect.soft(await cutOff(page)).toEqual([]);
    const header = await page.getByRole('banner').boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect(main?.y, 'the page starts below the header').toBeGreaterThanOrEqual(
      Math.floor(header?.height ?? Number.NaN),
    );
  });
}

async function expectBoundariesInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await boundaryless(page.locator('a[href], button'))).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

test('focus has an outline in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  for (const control of await page.getByRole('main').locator('a, button').all()) {
    await control.focus();
    await page.keyboard.press('Shift');
    await expect(control).toHaveCSS('outline-style', 'solid');
    await expect(control).toHaveCSS('outline-width', '3px');
  }
});

test('the icons of round buttons fit into their circles with text of twice the size', async ({
  page,
}) => {
  await page.goto('/Foundation');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const name of [/^Share: /, /^Keep: /]) {
    const [icon, circle] = await page
      .getByRole('button', { name })
      .first()
      .evaluate((button) => [
        Number.parseFloat(getComputedStyle(button, '::before').width),
        button.clientWidth - Number.parseFloat(getComputedStyle(button).paddingLeft) * 2,
      ]);
    expect(icon).toBeLessThanOrEqual(circle ?? 0);
  }
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`share and heart have the colour of text in ${colorScheme} forced colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto('/Foundation');
    for (const name of [/^Share: /, /^Keep: /]) {
      const [icon, text] = await page
        .getByRole('button', { name })
        .first()
        .evaluate((button) => [
          getComputedStyle(button, '::before').backgroundColor,
          getComputedStyle(button).color,
        ]);
      expect(icon).toBe(text);
    }
  });
}

test.describe('motion on the home page', () => {
  const running = (page: Page) =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  const shown = (page: Page, n: number) =>
    page.getByRole('button', { name: `Show picture ${n}`, exact: true });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  test('stops with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('heading', { name: 'Exclusive Pujo Collection!' })
      .scrollIntoViewIfNeeded();
    expect(await running(page)).toBe(0);
    await page.clock.runFor(20_000);
    expect(await running(page)).toBe(0);
    await expect(shown(page, 1)).toHaveAttribute('aria-current', 'true');
  });

  test('runs in marquee and carousel without reduced motion', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await running(page), 'the marquee').toBeGreaterThan(0);
    await page.clock.runFor(7_000);
    await expect(shown(page, 2)).toHaveAttribute('aria-current', 'true');
  });
});

/** Names of the visible links and buttons in `controls` that have neither border nor underline. */
function boundaryless(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((elements) => {
    const hasBorder = ({ borderTopWidth, borderTopStyle, borderTopColor }: CSSStyleDeclaration) =>
      Number.parseFloat(borderTopWidth) > 0 &&
      borderTopStyle !== 'none' &&
      !/^rgba\(.*, 0\)$/.test(borderTopColor);
    const hasUnderline = (element: Element, { textDecorationLine }: CSSStyleDeclaration) =>
      textDecorationLine.includes('underline') && /\S/.test(element.textContent);
    return elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const style = getComputedStyle(element);
        return !hasBorder(style) && !hasUnderline(element, style);
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  });
}

/** Names of the header's links and buttons that lie outside of it or under another element. */
function cutOff(page: Page): Promise<string[]> {
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
