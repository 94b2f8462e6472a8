import type { Browser, Page } from 'playwright';
import { aFullCatalogue } from '../../__tests__/helpers/aFullCatalogue';
import { searchList } from '../../src/server/search/searchList';
import { SLOWER } from '../browser/phone';
import type { Contestant } from '../contestants/Contestant';
import type { KeyTimes } from '../report/Results';

/** What is typed, key by key, in a shop of 1,755 products. */
const TYPED = ['lakme foundesan rose', 'কাজল', 'moistrizer', 's', 'vax stik gold', 'zzqqxx'];

/** How often all of it is. What a key takes at least is the search's; what it takes beyond that now and then, the machine's. */
const TIMES = 5;

/**
 * How long keys of the site's search take, in milliseconds from the key to the frame that shows its results, with every shelf
 * full, on a slow processor: of each key the least.
 */
export async function searchKeys(browser: Browser, { address }: Contestant): Promise<KeyTimes> {
  const turns: number[][] = [];
  while (turns.length < TIMES) {
    const page = await browser.newPage({
      baseURL: address,
      viewport: { width: 360, height: 740 },
    });
    turns.push(await typeAll(page));
    await page.close();
  }
  const [first = []] = turns;
  const keys = first
    .map((_, key) => Math.min(...turns.map((turn) => turn[key] ?? Number.POSITIVE_INFINITY)))
    .filter(Number.isFinite);
  keys.sort((a, b) => a - b);
  const at = (share: number) => keys[Math.floor(share * (keys.length - 1))] ?? 0;
  return { keys: keys.length, median: at(0.5), nineInTen: at(0.9), longest: at(1) };
}

/** What each key took. */
async function typeAll(page: Page): Promise<number[]> {
  await page.route('**/api/search', (route) =>
    route.fulfill({ json: searchList(aFullCatalogue()) }),
  );
  await page.goto('/search');
  const field = page.getByRole('searchbox');
  await field.fill('lakme');
  await page.getByRole('region', { name: 'Products' }).waitFor();
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watchKeys);
  for (const text of TYPED) {
    await field.fill('');
    await field.pressSequentially(text, { delay: 150 });
  }
  return page.evaluate(() => window.keyTimes);
}

declare global {
  interface Window {
    /** Filled by `watchKeys`, a place for each key; infinite for keys that change nothing, such as a space. */
    keyTimes: number[];
  }
}

/** A key's results are there with the first change of the page outside the form. */
function watchKeys(): void {
  window.keyTimes = [];
  let begun = 0;
  let waiting = false;
  document.querySelector('input')?.addEventListener('beforeinput', () => {
    begun = performance.now();
    waiting = true;
    window.keyTimes.push(Number.POSITIVE_INFINITY);
  });
  new MutationObserver((changes) => {
    const outside = changes.some(({ target }) => !target.parentElement?.closest('form'));
    if (!waiting || !outside) return;
    waiting = false;
    const since = begun;
    const key = window.keyTimes.length - 1;
    // A task behind the frame is behind its painting.
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.keyTimes[key] = performance.now() - since;
      }),
    );
  }).observe(document.querySelector('main') ?? document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
}
