import { type Browser, chromium, type Page } from 'playwright';
import { findTestChromium } from '../../scripts/findChromium';
import { watchPage } from './watchPage';

/** Slow 4G as Lighthouse has it: 562 ms there and back, 1.44 Mbit/s down. */
const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

/** How many times slower a cheap phone's processor is than this machine's. */
export const SLOWER = 4;

/** Starts the browser of the measurements. */
export function startBrowser(): Promise<Browser> {
  const executablePath = findTestChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** A page of a cheap phone with an empty cache, on slow 4G with `slowNet`. Close it with `page.context().close()`. */
export async function openPhone(browser: Browser, { slowNet = false } = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
  });
  // tsx names functions by a helper that pages lack.
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
