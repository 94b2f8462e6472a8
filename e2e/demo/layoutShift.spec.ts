import type { Page } from '@playwright/test';
import { readToTheEnd } from '../readToTheEnd';
import { screens } from '../screens';
import { expect, test } from '../test';

// One of the last files: its tests share the processors that others leave.
test.describe.configure({ mode: 'parallel' });

test.use({ viewport: screens.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

const shown = ['/', '/Foundation', '/contact-us', '/bn', '/bn/Foundation', '/hi'];
const searches = ['/search', '/bn/search', '/search?q=kajol'];

for (const path of [...shown, ...searches]) {
  test(`${path} hardly shifts while it loads and is scrolled`, async ({
    page,
    allowConsole,
  }, info) => {
    // Without web fonts: their fallbacks of equal width are fonts of phones, which a test machine may lack.
    allowConsole(/ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    await watchShifts(page);
    // The search page shows these.
    await page.addInitScript(() => localStorage.setItem('searches', '["kajal"]'));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await readToTheEnd(page);
    const shift = await page.evaluate(() => window.shifted);
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

/** Sums all layout shifts without recent input. Stricter than CLS, which takes the worst five seconds. */
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
