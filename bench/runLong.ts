import type { Browser } from 'playwright';
import { BENCH_PATH, LONG_BENCH_COUNT } from '../e2e/benchShelf';
import { pagesOf } from '../e2e/pagesOf';
import type { AppUnderTest } from './apps/AppUnderTest';
import { serveSite } from './apps/serveSite';
import { startBrowser } from './browser/phone';
import { firstLoad } from './measure/firstLoad';
import { pressTimes } from './measure/presses';
import { visit } from './measure/visit';
import { weights } from './measure/weights';

/** Measures the site with the longest possible shelf, and prints the figures of rows.ts. */
export async function runLong(): Promise<void> {
  const site = await serveSite(LONG_BENCH_COUNT);
  const browser = await startBrowser();
  try {
    console.table({
      'printed pages': await printedPages(browser, site),
      ...(await weights(browser, site)),
      ...(await firstLoad(browser, site)),
      ...(await visit(browser, site)),
      ...(await pressTimes(browser, site)),
    });
  } finally {
    await browser.close();
    await site.end();
  }
}

async function printedPages(browser: Browser, { address }: AppUnderTest): Promise<number> {
  const page = await browser.newPage();
  await page.goto(address + BENCH_PATH, { waitUntil: 'networkidle' });
  const pages = pagesOf(await page.pdf({ format: 'A4' }));
  await page.close();
  return pages;
}
