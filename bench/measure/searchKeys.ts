import type { Browser, Page } from 'playwright';
import { aFullCatalogue } from '../../__tests__/helpers/aFullCatalogue';
import { makeSearchList } from '../../src/answers/search/makeSearchList';
import type { AppUnderTest } from '../apps/AppUnderTest';
import { SLOWER } from '../browser/phone';

/** For a shop with 1,755 products. */
const TYPED = ['lakme foundesan rose', 'কাজল', 'moistrizer', 's', 'vax stik gold', 'zzqqxx'];

/** The shortest time of a key counts: longer ones come from the machine. */
const TIMES = 5;

/** Milliseconds from each key to the frame with its results, in ascending order. */
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
  const [first = []] = turns;
  return first
    .map((_, key) => Math.min(...turns.map((turn) => turn[key] ?? Number.POSITIVE_INFINITY)))
    .filter(Number.isFinite)
    .sort((one, other) => one - other);
}

async function typeAll(page: Page): Promise<number[]> {
  await page.route('**/api/search', (route) =>
    route.fulfill({ json: makeSearchList(aFullCatalogue()) }),
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

declare global {
  interface Window {
    /** By `watchKeys`: Infinity for a key that changes nothing, such as a space. */
    keyTimes: number[];
  }
}

/** The first DOM change outside the form counts as a key's results. */
function watchKeys(): void {
  window.keyTimes = [];
  let pressedAt = 0;
  let waiting = false;
  document.querySelector('input')?.addEventListener('beforeinput', () => {
    pressedAt = performance.now();
    waiting = true;
    window.keyTimes.push(Number.POSITIVE_INFINITY);
  });
  new MutationObserver((changes) => {
    const outside = changes.some(({ target }) => !target.parentElement?.closest('form'));
    if (!waiting || !outside) return;
    waiting = false;
    const since = pressedAt;
    const key = window.keyTimes.length - 1;
    // A timeout set in the frame callback runs after the paint.
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
