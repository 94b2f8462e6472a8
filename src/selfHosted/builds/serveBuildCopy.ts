import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { distFolder } from '../../bundler/distFolder';
import { removeOldParts } from '../removeOldParts';
import { buildId } from './buildId';

const COPIES = '.next-run/builds';
/** The one that is served, and two whose scripts open pages may still ask for. */
const KEPT = 3;

/**
 * Makes this process serve a copy of the build (docs/decisions/005-what-next-start-lacks.md), but not with SITE_DIST.
 */
export function serveBuildCopy(): void {
  if (process.env.SITE_DIST) return;
  const copy = newestCopy() ?? formerCopy();
  if (copy) process.env.SITE_DIST = copy;
}

function newestCopy(): string | undefined {
  const id = buildId(distFolder());
  if (!id) return undefined;
  const copy = path.join(COPIES, id);
  try {
    removeOldParts(COPIES);
    if (!existsSync(copy)) copyBuild(id, copy);
    utimesSync(copy, new Date(), new Date());
    const [, ...others] = copies();
    for (const other of others.slice(KEPT - 1)) rmSync(other, { recursive: true });
    for (const other of others.slice(0, KEPT - 1)) linkFiles(ownScripts(other), scripts(copy));
    return copy;
  } catch (cause) {
    console.warn(`The build ${id} could not be copied: ${String(cause)}`);
    return undefined;
  }
}

function formerCopy(): string | undefined {
  const [last] = copies();
  if (last) console.warn(`No whole build of ${distFolder()} was taken: the one before is served.`);
  return last;
}

/** The copies of builds, the one that was served last first. */
function copies(): string[] {
  const names = existsSync(COPIES) ? readdirSync(COPIES) : [];
  const servedAt = (copy: string) => statSync(copy).mtimeMs;
  return names
    .map((name) => path.join(COPIES, name))
    .filter((copy) => !copy.endsWith('.part') && buildId(copy))
    .sort((one, other) => servedAt(other) - servedAt(one));
}

/** Renamed when whole. Keeps the files' times: the build's pages are renewed at their first visit. */
function copyBuild(id: string, copy: string): void {
  const dist = distFolder();
  const part = `${copy}.${randomUUID()}.part`;
  const filter = (file: string) => file !== path.join(dist, 'cache');
  try {
    cpSync(dist, part, { recursive: true, preserveTimestamps: true, filter });
    if (buildId(dist) !== id || buildId(part) !== id) throw new Error('another build has begun');
    linkFiles(scripts(part), ownScripts(part));
    // Converted pictures belong to no build.
    mkdirSync(path.join(COPIES, '../cache'), { recursive: true });
    symlinkSync('../../cache', path.join(part, 'cache'));
    renameSync(part, copy);
  } catch (cause) {
    rmSync(part, { recursive: true, force: true });
    // Another process was first.
    if (!existsSync(copy)) throw cause;
  }
}

function scripts(copy: string): string {
  return path.join(copy, 'static');
}

function ownScripts(copy: string): string {
  return path.join(copy, 'own-static');
}

/** Hard links into another folder, unless there already. A link is never half a file. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [file, link] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(file, link);
    else if (!existsSync(link)) linkSync(file, link);
  }
}
