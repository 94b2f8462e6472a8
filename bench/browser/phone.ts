import { type Browser, chromium, type Page } from 'playwright';
import { findTestChromium } from '../../scripts/testing/findChromium';
import { watchPage } from './watchPage';

/** Lighthouse's slow 4G: 562 ms round trip, 1.44 Mbit/s down. */
const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

/** How many times slower a cheap phone's processor is than this machine's. */
export const SLOWER = 4;

/** Starts the browser for the measurements. */
export function startBrowser(): Promise<Browser> {
  const executablePath = findTestChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** Opens a page as a cheap phone with an empty cache. Close it with `page.context().close()`. */
export async function openPhone(browser: Browser, { slowNet = false } = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
  });
  // tsx wraps functions in a `__name` helper, which does not exist in pages.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (slowNet) {
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  return page;
}
