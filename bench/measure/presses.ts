import type { Browser, Page } from 'playwright';
import { BENCH_PATH, benchProducts } from '../../e2e/benchShelf';
import { productPath } from '../../src/catalogue/addresses/addresses';
import type { AppUnderTest } from '../apps/AppUnderTest';
import { openPhone } from '../browser/phone';
import { median } from '../report/median';

interface Press {
  readonly path: string;
  readonly button: string | RegExp;
  readonly wide?: true;
}

const [first = { id: '', title: '' }] = benchProducts(1);

const presses: Readonly<Record<string, Press>> = {
  drawer: { path: BENCH_PATH, button: 'Menu' },
  share: { path: productPath({ slug: 'Primer' }, first), button: /^Share: Soft Matt/ },
  carousel: { path: '/', button: 'Show picture 2' },
  menu: { path: BENCH_PATH, button: 'MAKEUP', wide: true },
};

const TIMES = 5;

/** Milliseconds from each press to the next frame, measured like INP: the median of five. */
export async function pressTimes(browser: Browser, { address }: AppUnderTest) {
  const figures: Record<string, number> = {};
  for (const [name, press] of Object.entries(presses)) {
    const times: number[] = [];
    while (times.length < TIMES) times.push(await pressTime(browser, address, press));
    figures[name] = median(times);
  }
  return figures;
}

async function pressTime(browser: Browser, address: string, press: Press): Promise<number> {
  const page = await openPhone(browser);
  // A real share would leave the page.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: async () => {} });
  });
  await page.goto(address + press.path);
  if (press.wide) await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForLoadState('networkidle');
  await pressByHand(page, press);
  await page.waitForTimeout(500);
  const events = await page.evaluate(() => window.bench.events);
  await page.context().close();
  // Events under 16 ms are not reported.
  return Math.max(0, ...events);
}

/** By coordinates: Playwright's `click` first queries the page, which would be measured too. */
async function pressByHand(page: Page, { button, wide }: Press): Promise<void> {
  const target = page.getByRole('button', { name: button }).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  // Work that scrolling causes must not be measured.
  await page.waitForTimeout(500);
  const box = await target.boundingBox();
  if (!box) throw new Error(`The button ${button} is missing`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => window.bench.events.splice(0));
  await (wide ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
}
