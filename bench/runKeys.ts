import { serveSite } from './apps/serveSite';
import { startBrowser } from './browser/phone';
import { searchKeys } from './measure/searchKeys';

/** Measures only typing in the search, and prints how long the keys take. */
export async function runKeys(): Promise<void> {
  const site = await serveSite();
  const browser = await startBrowser();
  try {
    const keys = await searchKeys(browser, site);
    const at = (share: number) => keys[Math.floor(share * (keys.length - 1))]?.toFixed(0);
    console.log(
      `${keys.length} keys: half within ${at(0.5)} ms, nine in ten within ${at(0.9)} ms, the slowest ${at(1)} ms`,
    );
  } finally {
    await browser.close();
    await site.end();
  }
}
