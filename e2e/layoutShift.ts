import type { Page } from '@playwright/test';
import { readToTheEnd } from './readToTheEnd';

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
export async function layoutShift(page: Page, path: string): Promise<number> {
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
