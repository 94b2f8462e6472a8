import type { Browser, Page } from 'playwright';
import { aFullCatalogue } from '../../__tests__/helpers/aFullCatalogue';
import { searchList } from '../../src/server/search/searchList';
import type { AppUnderTest } from '../apps/AppUnderTest';
import { SLOWER } from '../browser/phone';

/** What is typed, key by key, in a shop of 1,755 products. */
const TYPED = ['lakme foundesan rose', 'কাজল', 'moistrizer', 's', 'vax stik gold', 'zzqqxx'];

/** Of each key the shortest time counts: a longer one now and then is the machine's. */
const TIMES = 5;

declare global {
  interface Window {
    /** Filled by `watchKeys`. */
    keyTimes: number[];
  }
}

/** Milliseconds from each key of the search to the frame with its results, on a slow processor; the shortest first. */
export async function searchKeys(browser: Browser, { address }: AppUnderTest): Promise<number[]> {
  const turns: number[][] = [];
  while (turns.length < TIMES) {
    const page = await browser.newPage({
      baseURL: address,
      viewport: { width: 360, height: 740 },
    });
    turns.push(await typeAll(page));
    await page.close();
  }
  const [keys = [], ...others] = turns;
  return keys
    .map((time, at) => Math.min(time, ...others.map((turn) => turn[at] ?? Number.NaN)))
    .sort((one, other) => one - other);
}

async function typeAll(page: Page): Promise<number[]> {
  await page.route('**/api/search', (route) =>
    route.fulfill({ json: searchList(aFullCatalogue()) }),
  );
  await page.goto('/search');
  const field = page.getByRole('searchbox');
  await field.fill('lakme');
  await page.getByRole('region', { name: 'Products' }).waitFor();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watchKeys);
  for (const text of TYPED) {
    await field.fill('');
    await field.pressSequentially(text, { delay: 150 });
  }
  return page.evaluate(() => window.keyTimes);
}

/** A key is answered by the first change of the page outside the form: every key changes at least the enquiry. */
function watchKeys(): void {
  window.keyTimes = [];
  let pressedAt: number | undefined;
  document.querySelector('input')?.addEventListener('beforeinput', () => {
    pressedAt = performance.now();
  });
  new MutationObserver((changes) => {
    const outside = changes.some(({ target }) => !target.parentElement?.closest('form'));
    if (pressedAt === undefined || !outside) return;
    const since = pressedAt;
    pressedAt = undefined;
    // A task that follows the frame runs after its painting.
    requestAnimationFrame(() => setTimeout(() => window.keyTimes.push(performance.now() - since)));
  }).observe(document.querySelector('main') ?? document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
}
