import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { distFolder } from '@/bundler/distFolder';
import type { Reading } from './Reading';

/** In the build's folder, so that a new build, perhaps of another shop, begins with its own readings. */
function fileOf(name: string): string {
  return path.join(distFolder(), 'readings', `${encodeURIComponent(name)}.json`);
}

/**
 * Keeps a successful reading on disk for processes that start while the database is away. Written under another name
 * and then renamed, because the process may be killed meanwhile. Where nothing can be written (a full or read-only
 * disk, a function on Vercel), nothing is kept.
 */
export async function storeReading(name: string, reading: Reading): Promise<void> {
  const file = fileOf(name);
  const part = `${file}.${randomUUID()}.part`;
  try {
    // Not recursive: a build's folder exists already, and without one there is nothing to keep.
    await mkdir(path.dirname(file)).catch(() => undefined);
    await writeFile(part, JSON.stringify(reading));
    await rename(part, file);
  } catch {
    await rm(part, { force: true }).catch(() => undefined);
  }
}

/** The last reading of that name by the build or any process of it; undefined when there is none. */
export function storedReading(name: string): Reading | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(fileOf(name), 'utf8'));
    // Only its time is checked: nobody but this build's own processes writes into its folder.
    return typeof Object(value).readAt === 'number' ? (value as Reading) : undefined;
  } catch {
    return undefined;
  }
}
