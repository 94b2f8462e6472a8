import { cpus } from 'node:os';
import { BENCH_PATH } from './benchShelf';
import { startBrowser } from './browser/phone';
import { benchPictures } from './contestants/benchPictures';
import type { Contestant } from './contestants/Contestant';
import { serveFloor } from './contestants/serveFloor';
import { buildBenchSite, serveSite } from './contestants/serveSite';
import { serveSmallest } from './contestants/serveSmallest';
import { clicks } from './measure/clicks';
import { firstLoad } from './measure/firstLoad';
import { interactionTimes } from './measure/interactions';
import { lighthouseScore } from './measure/lighthouse';
import { searchKeys } from './measure/searchKeys';
import { throughput } from './measure/throughput';
import { weights } from './measure/weights';
import { workTime } from './measure/workTime';
import { FigureBook } from './report/FigureBook';
import { table } from './report/table';
import { writeReport } from './report/writeReport';

/** As many as in the longest list that a page shows. */
const PRODUCTS = 45;

/** How often each is measured; one after the other, so that a slow minute is everybody's. */
const TURNS = Number(process.env.BENCH_TURNS ?? 5);

/** Measures the site beside a floor and the smallest app in one run, and writes what it found into docs/. */
export async function runBench(): Promise<void> {
  await buildBenchSite();
  const site = await serveSite(PRODUCTS);
  const pictures = await benchPictures(site.address);
  const contestants = [
    await serveFloor(PRODUCTS, pictures),
    await serveSmallest(PRODUCTS, pictures),
    site,
  ];
  const browser = await startBrowser();
  try {
    const book = new FigureBook();
    const noise: number[] = [];
    for (const contestant of contestants) {
      await visited(contestant);
      book.note(contestant.name, await weights(browser, contestant));
    }
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const contestant of contestants) {
        noise.push(workTime());
        console.log(`turn ${turn + 1} of ${TURNS}: ${contestant.name}`);
        book.note(contestant.name, await firstLoad(browser, contestant));
        book.note(contestant.name, await clicks(browser, contestant, false));
        const { there } = await clicks(browser, contestant, true);
        book.note(contestant.name, { thereSlow: there, throughput: await throughput(contestant) });
      }
    }
    for (const contestant of contestants) book.note(contestant.name, await scores(contestant));
    const results = {
      at: new Date().toISOString(),
      node: process.versions.node,
      processors: cpus().length,
      turns: TURNS,
      noise: Math.max(...noise) / Math.min(...noise),
      figures: book.medians(),
      interactions: await interactionTimes(browser, site),
      keys: await searchKeys(browser, site),
    };
    writeReport('bench', results, table(results));
  } finally {
    await browser.close();
    await Promise.all(contestants.map(({ end }) => end()));
  }
}

/** What is made at a first visit is made before anything is measured. */
async function visited({ address }: Contestant): Promise<void> {
  for (const path of ['/', BENCH_PATH, BENCH_PATH]) await fetch(address + path);
}

async function scores({ address }: Contestant): Promise<Record<string, number>> {
  const lighthouse = await lighthouseScore(address + BENCH_PATH);
  const lighthouseHome = await lighthouseScore(`${address}/`);
  return {
    ...(lighthouse === undefined ? {} : { lighthouse }),
    ...(lighthouseHome === undefined ? {} : { lighthouseHome }),
  };
}
