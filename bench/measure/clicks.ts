import type { Browser, Page } from 'playwright';
import { BENCH_PATH } from '../../e2e/benchShelf';
import type { AppUnderTest } from '../apps/AppUnderTest';
import { openPhone } from '../browser/phone';

/** First poll and interval between polls, in milliseconds. Polls are rare because each costs a slow phone 40 ms. */
const ASKED_AFTER = 1_000;
const ASKED_EVERY = 100;

/**
 * Milliseconds from a tap on the home page's link to the shelf's first product: the first time, and with a cached
 * shelf.
 */
export async function clicks(browser: Browser, { address }: AppUnderTest) {
  const page = await openPhone(browser);
  await page.goto(`${address}/`);
  const click = await timeOfClick(page);
  await page.goBack();
  const clickCached = await timeOfClick(page);
  await page.context().close();
  return { click, clickCached };
}

async function timeOfClick(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const link = page.locator(`main a[href="${BENCH_PATH}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  const pressedAt = await link.evaluate((element) => {
    delete window.bench.productAt;
    const now = performance.timeOrigin + performance.now();
    element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
    (element as HTMLElement).click();
    return now;
  });
  await page.waitForTimeout(ASKED_AFTER);
  const product = await page.waitForFunction(() => window.bench.productAt, undefined, {
    polling: ASKED_EVERY,
  });
  return Number(await product.jsonValue()) - pressedAt;
}
