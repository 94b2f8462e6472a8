import type { Page } from '@playwright/test';
import { expect, test } from '../../test';

/* Visitors who choose colours, larger text or less motion in their system. What fits where: layout.spec.ts. */

test('focus has an outline in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  for (const control of await page.getByRole('main').locator('a, button').all()) {
    await control.focus();
    await page.keyboard.press('Shift');
    await expect(control).toHaveCSS('outline-style', 'solid');
    await expect(control).toHaveCSS('outline-width', '2px');
  }
});

test('share and heart fit into their circles with text of twice the size, and have the colour of text in forced colours', async ({
  page,
}) => {
  await page.goto('/Foundation');
  const large = await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const buttons = [/^Share: /, /^Save: /].map((name) => page.getByRole('button', { name }).first());
  for (const button of buttons) {
    const [icon, circle] = await button.evaluate((one) => [
      Number.parseFloat(getComputedStyle(one, '::before').width),
      one.clientWidth - Number.parseFloat(getComputedStyle(one).paddingLeft) * 2,
    ]);
    expect(icon).toBeLessThanOrEqual(circle ?? 0);
  }
  await large.evaluate((style) => style.parentNode?.removeChild(style));
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const button of buttons) {
      const [icon, text] = await button.evaluate((one) => [
        getComputedStyle(one, '::before').backgroundColor,
        getComputedStyle(one).color,
      ]);
      expect(icon, colorScheme).toBe(text);
    }
  }
});

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
    const welcome = page.getByText(/^Welcome to .*Exclusive Pujo Collection$/);
    await expect(welcome.first()).toBeVisible();
    await expect(welcome.nth(1)).toBeHidden();
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
    await page.emulateMedia({ forcedColors: 'active' });
    const rings = await Promise.all(
      [1, 2].map((n) =>
        shown(page, n).evaluate((dot) => getComputedStyle(dot, '::before').borderTopWidth),
      ),
    );
    expect(rings, 'the dots in forced colours').toEqual(['1px', '5px']);
  });
});
