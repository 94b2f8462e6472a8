import type { Page } from '@playwright/test';
import { horizontalOverflow } from '../horizontalOverflow';
import { pageKinds } from '../pageKinds';
import { screens } from '../screens';
import { expect, test } from '../test';
import { textFaults } from '../textFaults';
import { visit } from '../visit';

const phones = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 412, height: 892 },
];

/** Text sizes in percent of the default. */
const sizes = [130, 150, 200];

/** Share of the window's height that fixed and sticky bars take. */
function barsShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = document.querySelectorAll('header, nav');
    const stuck = [...bars].filter((bar) => /fixed|sticky/.test(getComputedStyle(bar).position));
    const heights = stuck.map((bar) => bar.getBoundingClientRect().height);
    return heights.reduce((sum, height) => sum + height, 0) / window.innerHeight;
  });
}

/** Names of links and buttons that can't be scrolled to a place where a finger hits them. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canBeHit = (control: Element) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [{ left = 0, right = 0, top = 0, bottom = 0 } = {}] = control.getClientRects();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && (control.contains(hit) || hit.contains(control));
    };
    return [...document.querySelectorAll('a[href], button')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.matches('a[href="#page"]') && !canBeHit(control))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
  });
}

/**
 * Faults of a page, or of the dialog open over it, by phone width and text size. Sizes without a fault are left out.
 */
async function faultsOf(page: Page, reachable: boolean): Promise<Record<string, string[]>> {
  const enlarge = await page.addStyleTag({ content: 'html { font-size: 100% }' });
  const faults: Record<string, string[]> = {};
  for (const phone of phones) {
    await page.setViewportSize(phone);
    for (const size of sizes) {
      await enlarge.evaluate((style, percent) => {
        style.textContent = `html { font-size: ${percent}% }`;
      }, size);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(page.locator('header')).toBeInViewport({ ratio: 0.95 });
      const over = await horizontalOverflow(page);
      const share = await barsShare(page);
      const found = [
        ...(over > 0 ? [`${over} pixels too wide`] : []),
        ...(share > 1 / 3 ? [`bars take ${share.toFixed(2)}`] : []),
        ...(await textFaults(page)),
        ...(reachable ? await outOfReach(page) : []).map((name) => `out of reach: ${name}`),
      ];
      if (found.length > 0) faults[`${phone.width} at ${size} %`] = found;
    }
  }
  return faults;
}

for (const path of [...pageKinds, '/search?q=kajol']) {
  test(`${path} fits large text on phones`, async ({ page, allowConsole }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path, allowConsole);
    expect(await faultsOf(page, true)).toEqual({});
  });
}

test('the menu fits large text on phones', async ({ page, allowConsole }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(screens.phone);
  await visit(page, '/contact-us', allowConsole);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Foundation' })).toBeVisible();
  expect(await faultsOf(page, false)).toEqual({});
});
