import type { Page } from '@playwright/test';
import { readToTheEnd } from '../readToTheEnd';
import { screens } from '../screens';
import { expect, test } from '../test';

// One of the last files: its tests share the processors that others leave.
test.describe.configure({ mode: 'parallel' });

test.use({ viewport: screens.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

for (const path of ['/', '/Foundation', '/search?q=kajol', '/contact-us']) {
  test(`${path} hardly shifts while it loads and is scrolled`, async ({
    page,
    allowConsole,
  }, info) => {
    allowConsole(/ERR_FAILED/);
    const shift = await layoutShift(page, path);
    info.annotations.push({ type: 'layout shift', description: shift.toFixed(4) });
    expect(shift).toBeLessThanOrEqual(0.01);
  });
}

declare global {
  interface Window {
    /** The sum that `watchShifts` keeps. */
    shifted: number;
  }
}

/**
 * Loads a page and reads it to its end. @returns the sum of all layout shifts without recent input. That is stricter than
 * CLS, which takes the worst five seconds. The console logs ERR_FAILED for each font.
 */
async function layoutShift(page: Page, path: string): Promise<number> {
  // Without web fonts: their fallbacks of equal width are fonts of phones, which a test machine may lack.
  await page.route('**/*.woff2', (route) => route.abort());
  await watchShifts(page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await readToTheEnd(page);
  return page.evaluate(() => window.shifted);
}

/** Sums the layout shifts from now on. */
function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      })[];
      for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) window.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
