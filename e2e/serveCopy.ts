import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { siteEnvironment } from './siteEnvironment';
import { DEMO_DIST } from './sites';
import { type ServedSite, startSite } from './startSite';

/** Not linked as a whole: in these folders a copy has its own files. */
const OWN = ['public', 'public/pictures', '.git', '.next'];

/** A site for one test: no other test visits it, and its files can be inspected. */
export interface SiteCopy {
  readonly site: ServedSite;
  /** The folder that it is served from, and the build's folder inside it. */
  readonly folder: string;
  readonly dist: string;
  /** Ends the site and removes its folder. */
  readonly end: () => Promise<void>;
}

/** Serves a copy of the demo's build from a folder that links to the project's files. The optimiser's cache starts empty. */
export async function serveCopy(name: string): Promise<SiteCopy> {
  const { folder, dist } = copyBuild(name, DEMO_DIST);
  const site = await startSite(siteEnvironment(DEMO_DIST), { folder });
  const end = async () => {
    await site.end();
    rmSync(folder, { recursive: true });
  };
  return { site, folder, dist, end };
}

/**
 * Makes a folder that links to the project's files and has its own copy of a build, without what the build's compiler
 * and the optimiser keep.
 */
export function copyBuild(name: string, build: string): { folder: string; dist: string } {
  const folder = path.resolve(`.next-${name}`);
  rmSync(folder, { recursive: true, force: true });
  for (const from of ['.', 'public', 'public/pictures']) linkFiles(from, folder);
  const dist = path.join(folder, build);
  const belongs = (file: string) => !file.startsWith('cache/');
  for (const file of readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(belongs)) {
    const from = path.join(build, file);
    if (!statSync(from).isFile()) continue;
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    copyFileSync(from, path.join(dist, file));
  }
  return { folder, dist };
}

/** Links the entries of a project folder into the copy, except other builds and the folders in OWN. */
function linkFiles(from: string, copy: string): void {
  mkdirSync(path.join(copy, from), { recursive: true });
  for (const name of readdirSync(from)) {
    const file = path.join(from, name);
    if (OWN.includes(file) || name.startsWith('.next-')) continue;
    symlinkSync(path.resolve(file), path.join(copy, file));
  }
}
