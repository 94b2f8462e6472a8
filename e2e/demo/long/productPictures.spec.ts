import type { Page } from '@playwright/test';
import { screens } from '../../screens';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';

const first = {
  title: 'Silk Touch Honey Foundation',
  path: '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey',
};

/** The addresses of the product's further pictures that the page has asked for since. */
function furtherPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [name] = decodeURIComponent(request.url()).match(/Foundation-1-(side|close)/) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

function picture(page: Page, at: number) {
  return page.getByRole('button', { name: `Look closer: ${first.title}, picture ${at} of 3` });
}

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test('a swipe over the picture brings the next one, which is loaded only then', async ({
    page,
  }) => {
    const asked = furtherPictures(page);
    await page.goto(first.path);
    await untilHydrated(page);
    const [one, two] = [1, 2].map((at) => picture(page, at)) as [
      ReturnType<typeof picture>,
      ReturnType<typeof picture>,
    ];
    await expect(one).toBeInViewport({ ratio: 1 });
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await swipeLeft(page, 250);
    await expect(two).toBeInViewport({ ratio: 0.99 });
    // A dot for each picture, the second one filled.
    const dots = page.locator('.dots > i');
    await expect(dots).toHaveCount(3);
    await expect(dots.nth(1)).toHaveAttribute('data-at');
    await expect(dots.nth(0)).not.toHaveAttribute('data-at');
    expect(asked).toContain('Foundation-1-side');
  });
});

/** How long a finger rests, so that browsers don't count what it did before as speed. */
const RESTS_MS = 200;

/**
 * Moves a finger from right to left, as touch screens report it, and lets it rest before it is lifted: on a busy machine
 * the moves may come so close together that they would throw the row two pictures further.
 */
async function swipeLeft(page: Page, y: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((x) => ({ x, y })),
    });
  await send('touchStart', 300);
  for (const x of [270, 240, 210, 180, 150, 120, 90]) await send('touchMove', x);
  await page.waitForTimeout(RESTS_MS);
  await send('touchMove', 89);
  await send('touchEnd');
  await browser.detach();
}
