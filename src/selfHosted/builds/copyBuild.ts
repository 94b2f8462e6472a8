import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildId } from './buildId';

/** What all copies of builds share, beside their folder: scripts, and pictures that were converted. */
const SHARED = ['static', 'cache'] as const;

/**
 * Copies a build without what its compiler keeps, and puts its scripts beside those of former builds. The copy is made
 * under another name: neither a process that is killed nor two that do the same leave half a copy.
 * @param run the folder that gets `builds/<id>`, and beside it what copies share.
 * @param scripts the paths below the build's folder `static`.
 * @throws Error when the build changes meanwhile, or the disk is full.
 */
export function copyBuild(dist: string, run: string, scripts: readonly string[]): void {
  const id = buildId(dist) ?? '';
  const copy = path.join(run, 'builds', id);
  const part = `${copy}.${process.pid}.part`;
  copyFiles(dist, part);
  if ([dist, part].some((folder) => buildId(folder) !== id))
    throw new Error('another build has begun');
  for (const file of scripts) move(path.join(part, 'static', file), path.join(run, 'static', file));
  rmSync(path.join(part, 'static'), { recursive: true });
  for (const shared of SHARED) {
    mkdirSync(path.join(run, shared), { recursive: true });
    symlinkSync(path.join('..', '..', shared), path.join(part, shared));
  }
  putInPlace(part, copy);
}

/** Times too: pages of the build are renewed at their first visit, however old it is. */
function copyFiles(dist: string, part: string): void {
  const cache = path.join(dist, 'cache');
  const filter = (file: string) => file !== cache;
  cpSync(dist, part, { recursive: true, preserveTimestamps: true, filter });
}

function move(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

function putInPlace(part: string, copy: string): void {
  try {
    renameSync(part, copy);
  } catch (cause) {
    rmSync(part, { recursive: true });
    // Another process was first.
    if (!existsSync(copy)) throw cause;
  }
}
