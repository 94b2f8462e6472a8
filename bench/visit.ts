import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { BENCH_PATH } from '../e2e/benchShelf';

/** Figures by the text of their row in the table. */
export type Figures = Readonly<Record<string, number>>;

/** How many times slower a cheap phone's processor is than this machine's. */
const SLOWER = 4;
/** Lighthouse's slow 4G: 562 ms round trip, 1.44 Mbit/s down. */
const SLOW_4G = { latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const REST_MS = 1_000;
const SETTLED_MS = 4_000;

declare global {
  interface Window {
    /** The time, in milliseconds since the page was opened, when something is painted. */
    whenPainted: (isThere: () => unknown) => Promise<number>;
    firstProduct: () => Element | undefined;
    /** The last link to a shelf: on home, that of its card. */
    cardLink: (path: string) => HTMLElement | undefined;
    /** When the first product of the shelf is painted with its picture. */
    firstPicture: Promise<number>;
  }
}

/** Runs before the page's scripts. */
function watchPage(): void {
  window.whenPainted = (isThere) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isThere()) requestAnimationFrame(look);
        // This runs after the paint, and before React continues to render.
        else scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
      };
      look();
    });
  window.firstProduct = () =>
    [...document.querySelectorAll('h2')].find(({ textContent }) =>
      textContent.startsWith('Soft Matt Primer'),
    );
  window.cardLink = (path) =>
    [...document.querySelectorAll<HTMLElement>(`main a[href="${path}"]`)].at(-1);
  const picture = () => window.firstProduct()?.closest('li, article')?.querySelector('img');
  window.firstPicture = window.whenPainted(() => picture()?.naturalWidth);
}

/**
 * A visit to the shelf on a slow network, one from home to the shelf and back, and one from the shelf on and back.
 * @param next The link that the last one follows.
 */
export async function visit(browser: Browser, address: string, next: string): Promise<Figures> {
  const pages = { shelf: address + BENCH_PATH, home: address };
  const figures: Record<string, number> = {
    ...(await firstLoad(browser, pages.shelf)),
    ...(await clickAndBack(browser, pages.home)),
    ...(await backToFirst(browser, pages.shelf, next)),
  };
  for (const [name, page] of Object.entries(pages)) {
    const of = { ...(await bytes(page)), ...(await threadTime(browser, page)) };
    for (const [what, figure] of Object.entries(of)) figures[`${name}: ${what}`] = figure;
  }
  return figures;
}

/** A phone with an empty cache. Close it with `page.context().close()`. */
async function openPhone(browser: Browser) {
  const screen = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
  const context = await browser.newContext({ ...screen, isMobile: true, hasTouch: true });
  // tsx wraps functions in a `__name` helper, which does not exist in pages.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  return { page, devTools: await context.newCDPSession(page) };
}

async function firstLoad(browser: Browser, shelf: string): Promise<Figures> {
  const { page, devTools } = await openPhone(browser);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await page.goto(shelf);
  const product = await page.evaluate(() => window.firstPicture);
  await page.context().close();
  return { 'first product of a shelf, slow 4G, ms': product };
}

async function clickAndBack(browser: Browser, home: string): Promise<Figures> {
  const { page, devTools } = await openPhone(browser);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(home, { waitUntil: 'networkidle' });
  await scrollTo(page, BENCH_PATH);
  await page.waitForTimeout(REST_MS);
  const { click, top } = await page.evaluate(async (path) => {
    const link = window.cardLink(path);
    const { top = Number.NaN } = link?.getBoundingClientRect() ?? {};
    const at = performance.now();
    link?.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
    link?.click();
    return { click: (await window.whenPainted(window.firstProduct)) - at, top };
  }, BENCH_PATH);
  await page.waitForTimeout(REST_MS);
  const back = await page.evaluate(
    async ([path, top]) => {
      const at = performance.now();
      window.history.back();
      const isInPlace = () => {
        const { top: now = Number.NaN } = window.cardLink(path)?.getBoundingClientRect() ?? {};
        return Math.abs(now - top) <= 1;
      };
      return (await window.whenPainted(isInPlace)) - at;
    },
    [BENCH_PATH, top] as const,
  );
  await page.context().close();
  return { 'click from home to products, ms': click, 'Back to home, in place, ms': back };
}

/** Back to the shelf as the first page of a visit, whose data came as HTML, on a slow network. */
async function backToFirst(browser: Browser, shelf: string, next: string): Promise<Figures> {
  const { page, devTools } = await openPhone(browser);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(shelf, { waitUntil: 'networkidle' });
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await page.evaluate(async (link) => {
    const product = window.firstProduct();
    document.querySelector<HTMLElement>(link)?.click();
    await window.whenPainted(() => !product?.isConnected);
  }, next);
  await page.waitForTimeout(SETTLED_MS);
  const back = await page.evaluate(async () => {
    const at = performance.now();
    window.history.back();
    return (await window.whenPainted(window.firstProduct)) - at;
  });
  await page.context().close();
  return { 'Back to a shelf as first page, slow 4G, ms': back };
}

/** Scrolls by half screens, as a thumb does, so that the browser lays out what it passes. */
async function scrollTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const middle = window.innerHeight / 2;
    for (let before = -1; before !== window.scrollY; ) {
      before = window.scrollY;
      const { top = 2 * middle } = window.cardLink(wanted)?.getBoundingClientRect() ?? {};
      window.scrollBy(0, Math.round(Math.max(-middle, Math.min(middle, top - middle))));
      await new Promise((shown) => setTimeout(shown, 100));
    }
  }, path);
}

/** In KB of 1,000 bytes. */
async function bytes(address: string): Promise<Figures> {
  const html = await (await fetch(address)).text();
  const size = (text: string) => Buffer.byteLength(text) / 1000;
  const gzipped = (text: string) => gzipSync(text, { level: 9 }).length / 1000;
  const scripts = [...html.matchAll(/<script\b(?![^>]*nomodule)[^>]*\bsrc="([^"]+)"/gi)];
  const contents = scripts.map(async ([, src = '']) => (await fetch(new URL(src, address))).text());
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)];
  return {
    'HTML, KB': size(html),
    'HTML, gzip, KB': gzipped(html),
    'inline styles, KB': size(styles.map(([, text]) => text).join('')),
    'script, gzip, KB': (await Promise.all(contents)).map(gzipped).reduce((a, b) => a + b, 0),
  };
}

/** Milliseconds of the main thread's own time until the page is at rest, and the page's elements. */
async function threadTime(browser: Browser, address: string): Promise<Figures> {
  const { page, devTools } = await openPhone(browser);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const { metrics } = await devTools.send('Performance.getMetrics');
  const [elements, frame] = await page.evaluate(() =>
    ['*', ':is(header, footer), :is(header, footer) *'].map(
      (all) => document.querySelectorAll(all).length,
    ),
  );
  await page.context().close();
  const { value = 0 } = metrics.find(({ name }) => name === 'TaskDuration') ?? {};
  return {
    elements: elements ?? 0,
    'elements of header and footer': frame ?? 0,
    'main-thread time, ms': 1000 * value,
  };
}
