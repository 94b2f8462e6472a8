import { rmSync } from 'node:fs';
import path from 'node:path';
import { growProject } from './growth/growProject';
import { type MeasuredBuild, measuredBuild } from './growth/measuredBuild';
import { type Renewal, renewal } from './growth/renewals';
import { writeReport } from './report/writeReport';

const FOLDER = path.resolve('.next-grown');

/** How many categories a build is made with; BENCH_CATEGORIES names others, with commas between. */
const CATEGORIES = (process.env.BENCH_CATEGORIES ?? '39,400,4000').split(',').map(Number);
const PRODUCTS = [5, 45, 200];

/** Builds the site with more and more categories, makes a page with more and more products, and writes it into docs/. */
export async function runGrowth(): Promise<void> {
  const builds: (MeasuredBuild & { categories: number })[] = [];
  for (const categories of CATEGORIES) {
    console.log(`${categories} categories`);
    growProject(FOLDER, { categories });
    builds.push({ categories, ...(await measuredBuild(FOLDER)) });
  }
  growProject(FOLDER, { categories: 39, limit: Math.max(...PRODUCTS) });
  await measuredBuild(FOLDER);
  const pages: Renewal[] = [];
  for (const products of PRODUCTS) pages.push(await renewal(FOLDER, products));
  rmSync(FOLDER, { recursive: true });
  writeReport(
    'growth',
    { at: new Date().toISOString(), builds, pages },
    growthTable(builds, pages),
  );
}

function growthTable(
  builds: readonly (MeasuredBuild & { categories: number })[],
  pages: readonly Renewal[],
): string {
  return [
    '| categories | seconds | of processors | memory, MB | output, MB |',
    '| --: | --: | --: | --: | --: |',
    ...builds.map(({ categories, seconds, cpuSeconds, memoryMb, outputMb }) =>
      row(categories, ...[seconds, cpuSeconds, memoryMb, outputMb].map(Math.round)),
    ),
    '',
    '| products | HTML, KB | gzip, KB | to make it anew, ms of processor |',
    '| --: | --: | --: | --: |',
    ...pages.map(({ products, htmlKb, gzipKb, cpuMs }) =>
      row(products, htmlKb.toFixed(1), gzipKb.toFixed(1), cpuMs.toFixed(1)),
    ),
  ].join('\n');
}

function row(...cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
