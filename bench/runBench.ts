import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { AppUnderTest } from './apps/AppUnderTest';
import { firstLoad } from './measure/firstLoad';
import { lighthouse } from './measure/lighthouse';
import { pressTimes } from './measure/presses';
import { searchKeys } from './measure/searchKeys';
import { weights } from './measure/weights';
import { replaceSection } from './report/replaceSection';
import { resultsTable } from './report/resultsTable';
import { takeTurns, visits } from './takeTurns';
import { withBothApps } from './withBothApps';

const PAGE = 'docs/performance.md';

const TURNS = Number(process.env.BENCH_TURNS ?? 5);

/** Measures the site beside the smallest app, and writes the table into docs/performance.md. */
export async function runBench(): Promise<void> {
  await withBothApps(async (browser, smallest, site) => {
    const turns = await takeTurns([smallest, site], TURNS, async (app) => ({
      ...(await firstLoad(browser, app)),
      ...(await visits(browser, app)),
    }));
    const once = async (app: AppUnderTest) => ({
      ...(await weights(browser, app)),
      ...(await lighthouse(app)),
    });
    const keys = await searchKeys(browser, site);
    const table = resultsTable(
      { ...turns.smallest, ...(await once(smallest)) },
      {
        ...turns.site,
        ...(await once(site)),
        ...(await pressTimes(browser, site)),
        slowestKey: keys.at(-1) ?? Number.NaN,
      },
    );
    const run = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} processors, medians of ${TURNS} turns.`;
    writeFileSync(PAGE, replaceSection(readFileSync(PAGE, 'utf8'), 'bench', `${table}\n\n${run}`));
    console.log(table);
  });
}
