import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readToTheEnd } from '../../readToTheEnd';
import { saveData } from '../../saveData';
import { screens } from '../../screens';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';
import { type Cost, wireBytes } from './wireBytes';

test.use({ viewport: screens.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

/** Opens home, and looks at its carousel until that has all its pictures. With less data it has the first alone. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'From the counter' });
  await carousel.scrollIntoViewIfNeeded();
  const isLow = await page.getByRole('checkbox', { name: 'Use less data' }).isChecked();
  const slides = carousel.getByRole('group', { includeHidden: true });
  await expect(slides).toHaveCount(isLow ? 1 : 3, { timeout: 15_000 });
}

/** Follows the drawer's link to a shelf. */
async function goToShelf(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

type Visit = readonly [name: string, go: (page: Page) => Promise<unknown>];

/** Journeys that each begin with an empty cache, by the rows of the table in docs/low-data.md. */
const journeys: readonly (readonly Visit[])[] = [
  [
    ['home', openHome],
    ['home again', openHome],
  ],
  [
    ['a first shelf', (page) => page.goto('/Foundation')],
    ['a second shelf, by a link', (page) => goToShelf(page, 'Blender')],
    ['that shelf again', (page) => page.goto('/Blender')],
  ],
];

/** The kilobytes of a visit in the table: all, and those of scripts. */
function written(visit: string, mode: 'usual' | 'less'): readonly [all: number, scripts: number] {
  const row = readFileSync('docs/low-data.md', 'utf8').split(`\n| ${visit} |`)[1]?.split('\n')[0];
  const [usual = 0, usualScripts = 0, less = 0, lessScripts = 0] = [
    ...(row ?? '').matchAll(/(\d+) KB/g),
  ].map(([, number]) => Number(number));
  return mode === 'usual' ? [usual, usualScripts] : [less, lessScripts];
}

/** Within a tenth, or the kilobyte that rounding takes. */
function expectClose(kilobytes: number, bytes: number, what: string): void {
  const off = Math.abs(bytes / 1_000 - kilobytes);
  expect.soft(off, `${what}: ${bytes} bytes`).toBeLessThanOrEqual(Math.max(1, bytes / 10_000));
}

for (const mode of ['usual', 'less'] as const) {
  for (const journey of journeys) {
    const first = journey[0]?.[0];
    test(`${first} and what follows cost what docs/low-data.md says, ${mode} data`, async ({
      page,
    }, info) => {
      if (mode === 'less') await saveData(page);
      // Pages older than a minute are renewed by a visit, so the one that is measured finds them fresh.
      for (const path of ['/', '/Foundation', '/Blender']) {
        const cached = async () => (await page.request.get(path)).headers()['x-nextjs-cache'];
        await expect.poll(cached).toBe('HIT');
      }
      const cost = await wireBytes(page);
      const costs = new Map<string, Cost>();
      for (const [name, go] of journey) {
        // A page that a link opened had small pictures, and has others when it is loaded whole.
        if (mode === 'less' && name.endsWith('again')) continue;
        await go(page);
        // Parts that are read before they work would not fetch what they need.
        await untilHydrated(page);
        await readToTheEnd(page);
        costs.set(name, await cost());
      }
      for (const [name, { all, scripts }] of costs) {
        info.annotations.push({ type: name, description: `${all} bytes, ${scripts} of scripts` });
        const [allWritten, scriptsWritten] = written(name, mode);
        expectClose(allWritten, all, name);
        expectClose(scriptsWritten, scripts, `scripts of ${name}`);
      }
      const { all, scripts } = costs.get('a first shelf') ?? { all: 0, scripts: 0 };
      if (mode === 'less') {
        expect(all - scripts).toBeLessThanOrEqual(120_000);
        expect(costs.get('a second shelf, by a link')?.all ?? 0).toBeLessThanOrEqual(40_000);
      }
    });
  }
}
