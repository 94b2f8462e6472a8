import type { Browser, Page } from 'playwright';
import { BENCH_PATH } from '../benchShelf';
import { openPhone } from '../browser/phone';
import type { Contestant } from '../contestants/Contestant';

interface Interaction {
  readonly path: string;
  readonly press: (page: Page) => Promise<void>;
}

const named = (name: RegExp) => async (page: Page) => {
  const button = page.getByRole('button', { name }).filter({ visible: true }).first();
  await button.scrollIntoViewIfNeeded();
  await button.tap();
};

/** What people press besides links to pages. */
const interactions: Readonly<Record<string, Interaction>> = {
  drawer: {
    path: BENCH_PATH,
    press: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).first().tap();
    },
  },
  description: { path: BENCH_PATH, press: named(/^More about/) },
  share: { path: BENCH_PATH, press: named(/^Share: Soft Matt/) },
  carousel: { path: '/', press: named(/^Next/) },
  menu: {
    path: BENCH_PATH,
    press: async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('button', { name: 'MAKEUP' }).click();
    },
  },
};

/** How long each press waits for its next frame, in milliseconds, on the slow processor: what INP counts. */
export async function interactionTimes(browser: Browser, { address }: Contestant) {
  const times: Record<string, number> = {};
  for (const [name, { path, press }] of Object.entries(interactions)) {
    const page = await openPhone(browser, false);
    // Sharing would leave the page: here it ends at the phone's own sheet.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: async () => {} });
    });
    await page.goto(address + path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.bench.interactions.splice(0));
    try {
      await press(page);
      await page.waitForTimeout(500);
      const found = await page.evaluate(() => window.bench.interactions);
      // An interaction under 16 ms is not reported at all.
      times[name] = Math.max(0, ...found.map(({ ms }) => ms));
    } catch (cause) {
      // One that can't be made is missing in the report; all that was measured before is not lost.
      console.warn(`${name} was not pressed: ${String(cause).slice(0, 300)}`);
    }
    await page.context().close();
  }
  return times;
}
