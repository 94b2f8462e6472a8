import type { Browser } from 'playwright';
import type { AppUnderTest } from './apps/AppUnderTest';
import { visit } from './measure/visit';
import { median } from './report/median';
import type { Figures } from './report/rows';

/** Measures each app `times` times, in turn: a slow minute of the machine affects both. */
export async function takeTurns(
  apps: readonly AppUnderTest[],
  times: number,
  measure: (app: AppUnderTest) => Promise<Figures>,
): Promise<Record<AppUnderTest['name'], Figures>> {
  const turns = { smallest: [] as Figures[], site: [] as Figures[] };
  for (let turn = 0; turn < times; turn += 1) {
    for (const app of apps) {
      console.log(`turn ${turn + 1} of ${times}: ${app.name}`);
      turns[app.name].push(await measure(app));
    }
  }
  return { smallest: summary(turns.smallest), site: summary(turns.site) };
}

/** A visit on each net. */
export async function visits(browser: Browser, app: AppUnderTest): Promise<Figures> {
  const fast = await visit(browser, app);
  const slow = await visit(browser, app, 'slow4G');
  return {
    ...fast,
    ...Object.fromEntries(Object.entries(slow).map(([name, value]) => [`${name} slow 4G`, value])),
    moved: Math.max(fast.moved, slow.moved),
  };
}

/** Medians; for places the largest miss, because Back must keep the place each time. */
function summary(turns: readonly Figures[]): Figures {
  const all = (name: string) => turns.map((turn) => turn[name] ?? Number.NaN);
  const names = Object.keys(turns[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, name === 'moved' ? Math.max(...all(name)) : median(all(name))]),
  );
}
