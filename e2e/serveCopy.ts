import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { siteEnvironment } from './siteEnvironment';
import { DEMO_DIST } from './sites';
import { type ServedSite, startSite } from './startSite';

/** What the server's own objects may take; with more it would end. Vercel's smallest function has 1,024 MB. */
const HEAP_MB = 200;
/** A copy has files of its own in these. */
const OWN = ['public', 'public/pictures', 'demo', '.git', '.next'];

/** A site of a test's own: nobody else's visits count, and its files can be looked at. */
export interface SiteCopy {
  readonly site: ServedSite;
  /** Where it is served from, and its build's folder in that. */
  readonly folder: string;
  readonly dist: string;
  /** Ends the site and removes its folder. */
  readonly end: () => Promise<void>;
}

/**
 * Serves a copy of a build from a folder that links to the project's files. The optimiser has made no picture before.
 * @param prepare may put pictures into public/pictures, and replace links in demo, of that folder.
 * @param build its folder, the demo's by default.
 */
export async function serveCopy(
  name: string,
  prepare: (folder: string) => Promise<void> = async () => {},
  build = DEMO_DIST,
): Promise<SiteCopy> {
  const folder = path.resolve(`.next-${name}`);
  rmSync(folder, { recursive: true, force: true });
  for (const from of ['.', 'public', 'public/pictures', 'demo']) linkFiles(from, folder);
  const dist = path.join(folder, build);
  cpSync(build, dist, { recursive: true });
  rmSync(path.join(dist, 'cache', 'images'), { recursive: true, force: true });
  await prepare(folder);
  const env = siteEnvironment(build, {
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} --require ${path.resolve('e2e/tellHeld.cjs')}`,
  });
  const site = await startSite(env, { folder });
  const end = async () => {
    await site.end();
    rmSync(folder, { recursive: true });
  };
  return { site, folder, dist, end };
}

/** Links what stands in a folder of the project, but other builds and what the copy has itself. */
function linkFiles(from: string, copy: string): void {
  mkdirSync(path.join(copy, from), { recursive: true });
  for (const name of readdirSync(from)) {
    const file = path.join(from, name);
    if (OWN.includes(file) || name.startsWith('.next-')) continue;
    symlinkSync(path.resolve(file), path.join(copy, file));
  }
}
