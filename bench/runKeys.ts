import { startBrowser } from './browser/phone';
import { buildBenchSite, serveSite } from './contestants/serveSite';
import { searchKeys } from './measure/searchKeys';
import { keyLine } from './report/table';

/** Measures the keys of the search alone, and says what they take. */
export async function runKeys(): Promise<void> {
  await buildBenchSite();
  const site = await serveSite(0);
  const browser = await startBrowser();
  try {
    console.log(keyLine(await searchKeys(browser, site)));
  } finally {
    await browser.close();
    await site.end();
  }
}
