import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { distFolder } from '@/bundler/distFolder';
import type { ReadShelf } from '@/catalogue/Shelf';

/** In the build's folder, so that a new build, perhaps of another shop, begins with its own readings. */
function fileOf(collection: string): string {
  return path.join(distFolder(), 'readings', `${encodeURIComponent(collection)}.json`);
}

/**
 * Keeps a successful reading on disk for processes that start while the database is away. Written under another name
 * and then renamed, because the process may be killed meanwhile. Where nothing can be written (a full or read-only
 * disk, a function on Vercel), nothing is kept.
 */
export async function storeShelf(collection: string, shelf: ReadShelf<unknown>): Promise<void> {
  const file = fileOf(collection);
  const part = `${file}.${process.pid}.part`;
  try {
    // Not recursive: a build's folder exists already, and without one there is nothing to keep.
    await mkdir(path.dirname(file)).catch(() => undefined);
    await writeFile(part, JSON.stringify(shelf));
    await rename(part, file);
  } catch {
    await rm(part, { force: true }).catch(() => undefined);
  }
}

/** The last reading of a collection by the build or any process of it; undefined when there is none. */
export function storedShelf(collection: string): ReadShelf<unknown> | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(collection), 'utf8'));
  } catch {
    return undefined;
  }
}
