import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { findChromium } from '../__tests__/helpers/machine/findChromium';
import { serveSite } from './serveSite';
import { serveSmallest } from './serveSmallest';
import { type Figures, visit } from './visit';

const PAGE = 'docs/performance.md';
const TURNS = 5;

/** Measures the site beside the smallest app, and writes the table of docs/performance.md. */
async function bench(): Promise<void> {
  const site = await serveSite();
  const smallest = await serveSmallest(site.address);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const turns: [Figures, Figures][] = [];
    // In turns: a slow minute of the machine affects both.
    while (turns.length < TURNS) {
      console.log(`turn ${turns.length + 1} of ${TURNS}`);
      // The smallest app has no page for a product.
      turns.push([
        await visit(browser, smallest.address, 'a[href="/"]'),
        await visit(browser, site.address, 'h2 > a'),
      ]);
    }
    const table = tableOf(turns);
    const run = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} processors, medians of ${TURNS} turns of a single run.`;
    const [before, , after] = readFileSync(PAGE, 'utf8').split(/<!-- \/?bench -->/);
    const parts = [before, `\n\n${table}\n\n${run}\n\n`];
    writeFileSync(PAGE, `${parts.join('<!-- bench -->')}<!-- /bench -->${after}`);
    console.log(table);
  } finally {
    await browser.close();
    await Promise.all([site.end(), smallest.end()]);
  }
}

/** A Markdown table with the median of each figure. */
function tableOf(turns: readonly [Figures, Figures][]): string {
  const median = (app: 0 | 1, name: string) => {
    const sorted = turns.map((turn) => turn[app][name] ?? Number.NaN).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)]?.toFixed(name.endsWith('KB') ? 1 : 0);
  };
  const names = Object.keys(turns[0]?.[1] ?? {});
  const rows = names.map((name) => `| ${name} | ${median(0, name)} | ${median(1, name)} |`);
  return ['|  | smallest | site |', '| --- | --: | --: |', ...rows].join('\n');
}

bench().catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
