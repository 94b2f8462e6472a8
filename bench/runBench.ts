import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { AppUnderTest } from './apps/AppUnderTest';
import { serveSite } from './apps/serveSite';
import { serveSmallest } from './apps/serveSmallest';
import { startBrowser } from './browser/phone';
import { clicks } from './measure/clicks';
import { firstLoad } from './measure/firstLoad';
import { lighthouse } from './measure/lighthouse';
import { pressTimes } from './measure/presses';
import { searchKeys } from './measure/searchKeys';
import { weights } from './measure/weights';
import { median } from './report/median';
import { replaceSection } from './report/replaceSection';
import { resultsTable } from './report/resultsTable';
import type { Figures } from './report/rows';

const PAGE = 'docs/performance.md';

/** Number of rounds for loads and clicks. BENCH_TURNS overrides it. */
const TURNS = Number(process.env.BENCH_TURNS ?? 5);

/** Measures the site beside the smallest app, and writes the table into docs/performance.md. */
export async function runBench(): Promise<void> {
  const site = await serveSite();
  const smallest = await serveSmallest(site.address);
  const browser = await startBrowser();
  try {
    await makePages([smallest, site]);
    const turns = { smallest: [] as Figures[], site: [] as Figures[] };
    // The apps take turns, so that a slow minute of the machine affects both.
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const app of [smallest, site]) {
        console.log(`turn ${turn + 1} of ${TURNS}: ${app.name}`);
        turns[app.name].push({
          ...(await firstLoad(browser, app)),
          ...(await clicks(browser, app)),
        });
      }
    }
    const once = async (app: AppUnderTest) => ({
      ...(await weights(browser, app)),
      ...(await lighthouse(app)),
    });
    const keys = await searchKeys(browser, site);
    const table = resultsTable(
      { ...medians(turns.smallest), ...(await once(smallest)) },
      {
        ...medians(turns.site),
        ...(await once(site)),
        ...(await pressTimes(browser, site)),
        slowestKey: keys.at(-1) ?? Number.NaN,
      },
    );
    const run = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} processors, medians of ${TURNS} turns.`;
    writeFileSync(PAGE, replaceSection(readFileSync(PAGE, 'utf8'), 'bench', `${table}\n\n${run}`));
    console.log(table);
  } finally {
    await browser.close();
    await Promise.all([smallest, site].map(({ end }) => end()));
  }
}

/** Visits each page twice, so that no page is rendered while it is measured. */
async function makePages(apps: readonly AppUnderTest[]): Promise<void> {
  for (const { address, pages } of apps) {
    for (const path of [...Object.values(pages), ...Object.values(pages)]) {
      await (await fetch(address + path)).text();
    }
  }
}

function medians(turns: readonly Figures[]): Figures {
  const names = Object.keys(turns[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(turns.map((turn) => turn[name] ?? Number.NaN))]),
  );
}
