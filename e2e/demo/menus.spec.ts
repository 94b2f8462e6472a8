import { barsShare } from '../layout/barFaults';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the keyboard opens the HAIR menu, follows an entry, and Escape closes it', async ({
    page,
  }) => {
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
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the bar at the bottom is full to its right end, and its WhatsApp label is on one line', async ({
    page,
  }) => {
    const faults: Record<string, string[]> = {};
    await page.goto('/Foundation');
    await untilHydrated(page);
    for (const width of [320, 360, 412, 768]) {
      await page.setViewportSize({ width, height: 740 });
      for (const top of [0, 500]) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(top && 1);
        const found = await page
          .getByRole('navigation', { name: 'Call, write or browse' })
          .evaluate(barFaults);
        if (found.length > 0) faults[`at ${width} from ${top}`] = found;
      }
    }
    expect(faults).toEqual({});
  });

  test('the call is in sight once: in the header at the top of a page, then in the bar', async ({
    page,
  }) => {
    await page.goto('/Hair-flower');
    const bar = page.getByRole('navigation', { name: 'Call, write or browse' });
    const inHeader = page.getByRole('banner').getByRole('link', { name: 'Call us' });
    const inBar = bar.getByRole('link', { name: 'Call us' });
    await expect(bar.getByRole('link', { name: /^Ask about these: / })).toBeInViewport();
    await expect(page.getByRole('banner').getByRole('link', { name: /^WhatsApp/ })).toHaveCount(0);
    await expect(inHeader).toBeInViewport();
    await expect(inBar).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await expect(inBar).toBeInViewport({ ratio: 1 });
    await expect(inHeader).not.toBeInViewport();
  });

  test('a phone held sideways has the menu, shortlist, its count and both ways to ask in the header, and bars take at most a fifth of it', async ({
    page,
  }) => {
    await page.goto('/Foundation');
    await untilHydrated(page);
    await page
      .getByRole('button', { name: /^Keep: / })
      .first()
      .tap();
    for (const [width, height] of [
      [915, 412],
      [740, 360],
      [640, 320],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      const share = await barsShare(page);
      expect(share, `at ${width}`).toBeGreaterThan(0.1);
      expect(share, `at ${width}`).toBeLessThanOrEqual(1 / 5);
      const header = page.getByRole('banner');
      for (const name of ['Kept 1', 'Search', 'Call us', /^WhatsApp enquiry/]) {
        const link = header.getByRole('link', { name });
        await expect(link, `${name} at ${width}`).toBeInViewport({ ratio: 1 });
      }
      const menu = header.getByRole('button', { name: 'Menu' });
      await expect(menu, `at ${width}`).toBeInViewport({ ratio: 1 });
    }
  });
});

/** What is wrong with the bottom bar: its label, its end, or parts on top of each other. */
function barFaults(bar: Element): string[] {
  const parts = [...bar.children, ...document.querySelectorAll('[data-to-top]')]
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const faults = parts
    .filter(({ box: { right, width } }, at) => {
      const next = parts[at + 1]?.box.left ?? window.innerWidth;
      return right > next || width < 44;
    })
    .map(({ part }) => `overlaps or is narrow: ${part.textContent}`);
  const end = parts.at(-1)?.box.right ?? 0;
  if (window.innerWidth - end > 24) faults.push('empty at the right');
  const ask = bar.querySelector('[href*="wa.me"]');
  const text = document.createRange();
  text.selectNode(ask?.firstChild ?? bar);
  const [words, pill] = [text.getBoundingClientRect(), ask?.getBoundingClientRect()];
  if (words.height > 1.5 * Number.parseFloat(getComputedStyle(ask ?? bar).lineHeight))
    faults.push('wraps');
  if (!pill || words.left < pill.left + 4 || words.right > pill.right - 4) faults.push('touches');
  return faults;
}
