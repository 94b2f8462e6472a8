import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { distFolder } from '../../bundler/distFolder';
import { keepForADay } from '../../bundler/keepForADay.cjs';
import { removeLeftParts } from '../pageStore/removeLeftParts.cjs';
import { buildId } from './buildId';
import { copyBuild } from './copyBuild';

/** Where builds are served from. */
const RUN = '.next-run';
const COPIES = path.join(RUN, 'builds');

/**
 * Makes this process serve a copy of the build. So the next `next build` changes nothing under it, and the scripts of
 * former builds stay for a day. Without a whole build it serves the copy that was served last. Does nothing where
 * SITE_DIST names a build: that one is served where it is. docs/decisions/005-what-next-start-lacks.md says why.
 */
export function takeBuild(): void {
  if (process.env.SITE_DIST) return;
  const copy = newestCopy() ?? formerCopy();
  if (copy) process.env.SITE_DIST = copy;
}

/** The copy of the build, made if it is missing. */
function newestCopy(): string | undefined {
  const id = buildId(distFolder());
  if (!id) return undefined;
  try {
    return takenCopy(id);
  } catch (cause) {
    console.warn(`The build ${id} could not be copied: ${String(cause)}`);
    return undefined;
  }
}

function takenCopy(id: string): string {
  const copy = path.join(COPIES, id);
  const scripts = filesBelow(path.join(distFolder(), 'static'));
  removeLeftParts(path.resolve(COPIES));
  if (!existsSync(copy)) copyBuild(distFolder(), RUN, scripts);
  utimesSync(copy, new Date(), new Date());
  keepForADay(RUN, [`builds/${id}`, ...scripts.map((file) => `static/${file}`)]);
  return copy;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
}

/** The copy that was taken last; undefined without one: then Next says that there is no build. */
function formerCopy(): string | undefined {
  if (!existsSync(COPIES)) return undefined;
  const takenAt = (copy: string) => statSync(copy).mtimeMs;
  const [last] = readdirSync(COPIES)
    .map((name) => path.join(COPIES, name))
    .filter((copy) => buildId(copy))
    .sort((one, other) => takenAt(other) - takenAt(one));
  if (last) console.warn(`No whole build of ${distFolder()} was taken: the one before is served.`);
  return last;
}
