import type { Page } from '@playwright/test';
import { screens } from '../../screens';
import { expect, test } from '../../test';
import { focusFault } from './focusFault';

/** More tab stops than any page has. */
const MANY = 400;

/** Presses Tab to the end of the page. Counts the tab stops and lists those that can't be seen. */
async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  for (let stops = 0; stops < MANY; stops += 1) {
    await page.keyboard.press('Tab');
    const { name, fault } = await focusFault(page);
    if (name === undefined) return { stops, faults };
    if (fault) faults.push(`${name}: ${fault}`);
  }
  throw new Error(`The Tab key does not come to an end within ${MANY} stops`);
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens the footer's groups, whose links are tab stops too. One page is enough: the footer is the same on all. */
function openGroups(page: Page): Promise<void> {
  return page.locator('details').evaluateAll((groups) => {
    for (const group of groups) group.setAttribute('open', '');
  });
}

test('the first tab stop skips the header', async ({ page }) => {
  await page.goto('/Foundation');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused();
});

test('the ring of a product on a shelf is around its whole card', async ({ page }) => {
  await page.goto('/Foundation');
  const card = page.getByRole('article').first();
  await card.getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Shift');
  await expect(card).toHaveCSS('outline', /solid 2px$/);
});

for (const [path, least, viewports] of [
  ['/Hair-flower', 50, [screens.phone, screens.wide]],
  ['/', 90, [screens.phone]],
] as const) {
  test(`every tab stop of ${path} is visible, with an outline`, async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    if (path === '/') await openGroups(page);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const { stops, faults } = await walk(page);
      expect(faults, `at ${viewport.width} pixels`).toEqual([]);
      expect(stops).toBeGreaterThan(least);
    }
    if (path !== '/') return;
    // The picture covers an outline of its link, so the ring is drawn over it.
    const banner = page.getByRole('main').locator('[aria-roledescription] a').first();
    await banner.focus();
    await page.keyboard.press('Shift');
    const ring = await banner.evaluate((link) => getComputedStyle(link, '::after').borderTopWidth);
    expect(ring).toBe('2px');
  });
}

test('the header hides soon after scrolling down, and returns with the first scroll up or focus', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const header = page.getByRole('banner');
  const logo = header.getByRole('link', { name: /home page$/ });

  await page.mouse.wheel(0, 110);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -40);
  await expect(header).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 1500);
  await expect(header).not.toBeInViewport();
  await logo.focus();
  await expect(header).toBeInViewport({ ratio: 1 });
  expect(await scrolled(page)).toBeGreaterThan(1000);
});

test('the lightbox opens, changes photos and closes by keyboard', async ({ page }) => {
  await page.goto('/Visit-shop');
  await page.waitForLoadState('networkidle');
  const opener = page.getByRole('button', { name: 'Enlarge: The counter where you try shades' });
  const photo = (name: string) => page.getByRole('img', { name });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(photo('The counter where you try shades')).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(photo('Our hair care shelves')).toBeInViewport();
  await expect(photo('The counter where you try shades')).not.toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(photo('The counter where you try shades')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the keyboard opens the HAIR menu, follows an entry, and Escape closes it', async ({
  page,
}) => {
  await page.setViewportSize(screens.wide);
  // The menus work when the later scripts are there.
  await page.goto('/', { waitUntil: 'networkidle' });
  const toggle = page.getByRole('button', { name: 'HAIR', exact: true });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hair Machine' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/Hair-Machine');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
