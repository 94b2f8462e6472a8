import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../e2e/buildSite';
import { startSite } from '../../e2e/startSite';
import { withoutSettings } from '../../e2e/withoutSettings';
import { BENCH_PATH, benchFiles } from '../benchShelf';
import type { Contestant } from './Contestant';

const DIST = '.next-bench';

/** The folder it is served from, which has the project's files by link and a demo catalogue of its own. */
const FOLDER = path.resolve('.next-bench-site');

const env = (dist: string) => ({
  ...process.env,
  ...withoutSettings,
  NODE_ENV: 'production' as const,
  SITE_DIST: dist,
});

/** Builds the site as its owner does. @throws Error with what the build said, when it fails. */
export async function buildBenchSite(): Promise<void> {
  const { status, output } = await buildSite('whole', env(DIST));
  if (status !== 0) throw new Error(`The site could not be built:\n${output}`);
}

/** Serves that build with so many products on the shelf that is measured. */
export async function serveSite(products: number): Promise<Contestant> {
  linkProject();
  for (const [collection, documents] of benchFiles(products)) {
    writeFileSync(path.join(FOLDER, 'demo', `${collection}.json`), JSON.stringify(documents));
  }
  const dist = path.join(FOLDER, DIST);
  cpSync(DIST, dist, { recursive: true });
  // What is not there is made at the first visit, of the catalogue that is there.
  for (const ending of ['html', 'json']) {
    rmSync(path.join(dist, 'server/pages', `${BENCH_PATH}.${ending}`), { force: true });
  }
  const site = await startSite(env(DIST), { folder: FOLDER });
  const end = async () => {
    await site.end();
    rmSync(FOLDER, { recursive: true });
  };
  return { name: 'site', address: site.address, end };
}

function linkProject(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const name of readdirSync('.')) {
    if (name === 'demo' || name.startsWith('.next') || name === '.git') continue;
    symlinkSync(path.resolve(name), path.join(FOLDER, name));
  }
  cpSync('demo', path.join(FOLDER, 'demo'), { recursive: true });
}
