import type { Browser, Page } from 'playwright';
import { BENCH_PATH } from '../benchShelf';
import { openPhone } from '../browser/phone';
import { watchMoments } from '../browser/watchMoments';
import type { Contestant } from '../contestants/Contestant';

/**
 * When a page is asked for the first time, and then how often, in milliseconds. The question is work for the page, too: a slow
 * phone takes 40 ms for it, and left alone, Playwright asks at every frame.
 */
const ASKED_AFTER = 1_000;
const ASKED_EVERY = 100;

/** How long from a press until what it leads to is there, in milliseconds: home to shelf, back, and to the shelf again. */
export async function clicks(browser: Browser, { address }: Contestant, slowNet: boolean) {
  const page = await openPhone(browser, slowNet);
  await page.addInitScript(watchMoments);
  await page.goto(`${address}/`);
  await settle(page);
  const there = await pressed(page, 'product');
  await settle(page);
  const back = await stepBack(page);
  await settle(page);
  const again = await pressed(page, 'product');
  await page.context().close();
  return { there, back, again };
}

/** Until nothing is on its way any more, and a moment for what the page does then. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

async function pressed(page: Page, what: string): Promise<number> {
  const link = page
    .locator(`main a[href="${BENCH_PATH}"], body > p > a[href="${BENCH_PATH}"]`)
    .first();
  await link.scrollIntoViewIfNeeded();
  const began = await link.evaluate((element) => {
    const at = performance.timeOrigin + performance.now();
    element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
    (element as HTMLElement).click();
    return at;
  });
  return (await momentOf(page, what)) - began;
}

async function stepBack(page: Page): Promise<number> {
  const began = await page.evaluate(() => {
    const at = performance.timeOrigin + performance.now();
    delete window.bench.moments.home;
    // A page that is left at once could not say any more when that was.
    setTimeout(() => window.history.back());
    return at;
  });
  return (await momentOf(page, 'home')) - began;
}

/** A page that is left while it is asked has no answer: then the next one is asked. */
async function momentOf(page: Page, what: string): Promise<number> {
  await page.waitForTimeout(ASKED_AFTER);
  for (;;) {
    try {
      const moment = (name: string) => window.bench?.moments[name];
      const found = await page.waitForFunction(moment, what, { polling: ASKED_EVERY });
      return Number(await found.jsonValue());
    } catch (cause) {
      if (!/context was destroyed|navigation/i.test(String(cause))) throw cause;
    }
  }
}
