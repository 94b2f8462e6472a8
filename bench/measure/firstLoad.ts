import type { Browser } from 'playwright';
import { BENCH_PATH } from '../../e2e/benchShelf';
import type { AppUnderTest } from '../apps/AppUnderTest';
import { openPhone } from '../browser/phone';

/** Milliseconds until the shelf's first product has title and picture, and the layout shift. */
export async function firstLoad(browser: Browser, { address }: AppUnderTest) {
  const page = await openPhone(browser, { slowNet: true });
  await page.goto(address + BENCH_PATH);
  await page.waitForFunction(() => window.bench.pictureAt, undefined, { polling: 100 });
  await page.waitForLoadState('networkidle');
  const figures = await page.evaluate(() => ({
    firstTitle: (window.bench.productAt ?? Number.NaN) - performance.timeOrigin,
    firstProduct: (window.bench.pictureAt ?? Number.NaN) - performance.timeOrigin,
    shift: window.bench.shift,
  }));
  await page.context().close();
  return figures;
}
