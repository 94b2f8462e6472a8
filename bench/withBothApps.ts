import type { Browser } from 'playwright';
import type { AppUnderTest } from './apps/AppUnderTest';
import { serveSite } from './apps/serveSite';
import { serveSmallest } from './apps/serveSmallest';
import { startBrowser } from './browser/phone';

/** Serves both apps, measures them, and ends them whatever happens. */
export async function withBothApps(
  measure: (browser: Browser, smallest: AppUnderTest, site: AppUnderTest) => Promise<void>,
): Promise<void> {
  const site = await serveSite();
  try {
    const smallest = await serveSmallest(site.address);
    const browser = await startBrowser();
    try {
      await makePages([smallest, site]);
      await measure(browser, smallest, site);
    } finally {
      await browser.close();
      await smallest.end();
    }
  } finally {
    await site.end();
  }
}

/** So that no page is rendered while it is measured. */
async function makePages(apps: readonly AppUnderTest[]): Promise<void> {
  for (const { address, pages } of apps) {
    for (const path of [...Object.values(pages), ...Object.values(pages)]) {
      await (await fetch(address + path)).text();
    }
  }
}
