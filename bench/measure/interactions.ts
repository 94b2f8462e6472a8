import type { Browser, Page } from 'playwright';
import { BENCH_PATH } from '../benchShelf';
import { openPhone } from '../browser/phone';
import type { Contestant } from '../contestants/Contestant';
import { median } from '../report/median';
import type { PressTimes, Results } from '../report/Results';

interface Interaction {
  readonly path: string;
  readonly button: string | RegExp;
  /** On a wide screen, with a mouse. */
  readonly wide?: boolean;
}

/** What people press besides links to pages. */
const interactions: Readonly<Record<string, Interaction>> = {
  drawer: { path: BENCH_PATH, button: 'Menu' },
  description: { path: BENCH_PATH, button: /^More about/ },
  share: { path: BENCH_PATH, button: /^Share: Soft Matt/ },
  carousel: { path: '/', button: /^Next/ },
  menu: { path: BENCH_PATH, button: 'MAKEUP', wide: true },
};

/** Presses as a hand does. Playwright's own press looks first at what it would hit, in the page, and with it at the press. */
async function press(page: Page, { button, wide }: Interaction): Promise<void> {
  const target = page.getByRole('button', { name: button }).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  // What comes with being scrolled to is not the press's.
  await page.waitForTimeout(500);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${button} is not there`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (wide ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
}

/** How often each is made. What it takes at least is the site's; what it takes beyond that now and then, the machine's. */
const TIMES = 5;

/** How long each press waits for its next frame, in milliseconds, on the slow processor: what INP counts. */
export async function interactionTimes(
  browser: Browser,
  { address }: Contestant,
): Promise<Results['interactions']> {
  const all: Record<string, PressTimes> = {};
  for (const [name, interaction] of Object.entries(interactions)) {
    try {
      const times: number[] = [];
      while (times.length < TIMES) times.push(await pressTime(browser, address, interaction));
      all[name] = { median: median(times), least: Math.min(...times) };
    } catch (cause) {
      // One that can't be made is missing in the report; all that was measured before is not lost.
      console.warn(`${name} was not pressed: ${String(cause).slice(0, 300)}`);
    }
  }
  return all;
}

async function pressTime(
  browser: Browser,
  address: string,
  interaction: Interaction,
): Promise<number> {
  const page = await openPhone(browser, false);
  // Sharing would leave the page: here it ends at the phone's own sheet.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: async () => {} });
  });
  await page.goto(address + interaction.path);
  if (interaction.wide) await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.bench.interactions.splice(0));
  await press(page, interaction);
  await page.waitForTimeout(500);
  const found = await page.evaluate(() => window.bench.interactions);
  await page.context().close();
  // An interaction under 16 ms is not reported at all.
  return Math.max(0, ...found.map(({ ms }) => ms));
}
