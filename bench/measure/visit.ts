import type { Browser, Page } from 'playwright';
import type { AppUnderTest } from '../apps/AppUnderTest';
import { openPhone } from '../browser/phone';
import { blockingTime } from './blockingTime';

/** In milliseconds; polls begin then. */
const rests = { fast: 1_000, slow4G: 3_000 } as const;

/** Rare, because each poll costs a slow phone 40 ms. */
const ASKED_EVERY = 100;

const GIVEN_UP_AFTER = 15_000;

/**
 * A visit: home, a shelf, Back, the shelf, a product by a press and by the router, each time Back.
 * (On the site a press opens a quick look.) Milliseconds of home's tasks, of clicks until the
 * shelf's first product, and of Back until the card is painted in place; and its largest miss in
 * pixels.
 */
export async function visit(
  browser: Browser,
  { address, pages: { home, shelf, product } }: AppUnderTest,
  net: keyof typeof rests = 'fast',
) {
  const rest = rests[net];
  const page = await openPhone(browser, { slowNet: net === 'slow4G' });
  await page.goto(address + home);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(rest);
  const load = await loadOf(page);
  const click = await timeOfClick(page, shelf, rest);
  const fromShelf = await timeOfBack(page, shelf, click.top, rest);
  const again = await timeOfClick(page, shelf, rest);

  await scrollTo(page, product, rest);
  const pressed = await press(page, product);
  await page.waitForURL(address + product);
  await page.waitForTimeout(rest);
  const fromPress = await timeOfBack(page, product, pressed.top, rest);
  await page.evaluate(`window.next.router.push(${JSON.stringify(product)})`);
  await page.waitForTimeout(rest);
  const fromPage = await timeOfBack(page, product, pressed.top, rest);
  await page.context().close();
  return {
    ...load,
    click: click.time,
    clickCached: again.time,
    backHome: fromShelf.time,
    backFromPress: fromPress.time,
    backToShelf: fromPage.time,
    moved: Math.max(fromShelf.moved, fromPress.moved, fromPage.moved),
  };
}

async function loadOf(page: Page) {
  const { tasks, firstPaint } = await page.evaluate(() => ({
    tasks: window.bench.tasks,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  return {
    blocking: blockingTime(tasks, firstPaint),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

async function timeOfClick(page: Page, path: string, rest: number) {
  await scrollTo(page, path, rest);
  const { at, top } = await press(page, path);
  await page.waitForTimeout(rest);
  const product = await page.waitForFunction(() => window.bench.productAt, undefined, {
    polling: ASKED_EVERY,
  });
  const time = Number(await product.jsonValue()) - at;
  // The place of Back must not depend on what is still coming.
  await page.waitForTimeout(rest);
  return { time, top };
}

/** By screens, as a thumb does: the browser lays out what it passes. */
async function scrollTo(page: Page, path: string, rest: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const middle = window.innerHeight / 2;
    for (;;) {
      const { top = middle } = window.cardLink(wanted)?.getBoundingClientRect() ?? {};
      const before = window.scrollY;
      window.scrollBy(0, Math.round(Math.max(-middle, Math.min(middle, top - middle))));
      if (window.scrollY === before) return;
      await new Promise((shown) => setTimeout(shown, 100));
    }
  }, path);
  await page.waitForTimeout(rest);
}

/** Also returns when, and how far its place is from the top of the screen. */
function press(page: Page, path: string) {
  return page.evaluate((pressed) => {
    const link = window.cardLink(pressed);
    const top = link?.getBoundingClientRect().top ?? Number.NaN;
    delete window.bench.productAt;
    const at = performance.timeOrigin + performance.now();
    link?.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
    link?.click();
    return { at, top };
  }, path);
}

/** Infinity if the card never was at its place. */
async function timeOfBack(page: Page, href: string, top: number, rest: number) {
  const at = await page.evaluate(
    (returning) => {
      delete window.bench.returnedAt;
      window.bench.returning = returning;
      const now = performance.timeOrigin + performance.now();
      window.history.back();
      return now;
    },
    { href, top },
  );
  await page.waitForTimeout(rest);
  const returnedAt = await page
    .waitForFunction(() => window.bench.returnedAt, undefined, {
      polling: ASKED_EVERY,
      timeout: GIVEN_UP_AFTER,
    })
    .then((handle) => handle.jsonValue())
    .catch(() => undefined);
  await page.waitForTimeout(rest);
  const place = await page.evaluate((path) => {
    delete window.bench.returning;
    return window.cardLink(path)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  }, href);
  return {
    time: (returnedAt ?? Number.POSITIVE_INFINITY) - at,
    moved: Math.round(Math.abs(place - top)),
  };
}
