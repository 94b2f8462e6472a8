import { resultsTable } from './report/resultsTable';
import { rows } from './report/rows';
import { takeTurns, visits } from './takeTurns';
import { withBothApps } from './withBothApps';

/** One turn shows what a change does. */
const TURNS = Number(process.env.BENCH_TURNS ?? 1);

/** Measures only visits that begin at home, and prints their rows. */
export async function runHome(): Promise<void> {
  await withBothApps(async (browser, ...apps) => {
    const { smallest, site } = await takeTurns(apps, TURNS, (app) => visits(browser, app));
    const measured = rows.filter(({ figure }) => figure in site);
    console.log(resultsTable(smallest, site, measured));
  });
}
