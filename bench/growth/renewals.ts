import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startSite } from '../../e2e/startSite';
import { withoutSettings } from '../../e2e/withoutSettings';
import { BENCH_PATH, benchFiles } from '../benchShelf';

/** The first ones also compile what they run: three times the work. */
const WARM = 40;
const MEASURED = 20;

export interface Renewal {
  readonly products: number;
  readonly htmlKb: number;
  readonly gzipKb: number;
  /** Processor time that making the page anew takes the server, in milliseconds. */
  readonly cpuMs: number;
}

/** What a page with so many products weighs, and what it costs to make it anew, on a built copy of the project. */
export async function renewal(folder: string, products: number): Promise<Renewal> {
  for (const [collection, documents] of benchFiles(products)) {
    writeFileSync(path.join(folder, 'demo', `${collection}.json`), JSON.stringify(documents));
  }
  const pages = path.join(folder, '.next/server/pages');
  for (const ending of ['html', 'json'])
    rmSync(path.join(pages, `${BENCH_PATH}.${ending}`), { force: true });
  const env = {
    ...process.env,
    ...withoutSettings,
    NODE_ENV: 'production',
    SITE_DIST: '.next',
  } as const;
  const site = await startSite(env, { folder });
  const renew = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await (await fetch(site.address + BENCH_PATH, { headers: renewing(folder) })).text();
    }
  };
  await renew(WARM);
  const before = site.cpu;
  await renew(MEASURED);
  const cpuMs = (site.cpu - before) / MEASURED;
  const html = await (await fetch(site.address + BENCH_PATH)).text();
  await site.end();
  return { products, htmlKb: html.length / 1000, gzipKb: gzipSync(html).length / 1000, cpuMs };
}

/** With this Next makes a page anew, however fresh it is: the key that its own `res.revalidate()` uses. */
function renewing(folder: string): Record<string, string> {
  const manifest = readFileSync(path.join(folder, '.next/prerender-manifest.json'), 'utf8');
  return { 'x-prerender-revalidate': JSON.parse(manifest).preview.previewModeId };
}
