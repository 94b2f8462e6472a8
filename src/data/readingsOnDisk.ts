import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { distFolder } from '@/bundler/distFolder';
import type { Reading } from './processState';

/** In the build's folder, so that another build, perhaps of another shop, begins anew. */
function fileOf(name: string): string {
  return path.join(distFolder(), 'readings', `${encodeURIComponent(name)}.json`);
}

/**
 * Stores a reading on disk for processes that start while the database is away, as far as the disk allows. Renamed when
 * whole, because the process may be killed.
 */
export async function storeReading(name: string, reading: Reading): Promise<void> {
  const file = fileOf(name);
  const part = `${file}.${randomUUID()}.part`;
  try {
    // Not recursive: without a build's folder there is nothing to keep.
    await mkdir(path.dirname(file)).catch(() => undefined);
    await writeFile(part, JSON.stringify(reading));
    await rename(part, file);
  } catch {
    await rm(part, { force: true }).catch(() => undefined);
  }
}

/** The last stored reading of that name, of this build; undefined without one. */
export function storedReading(name: string): Reading | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(fileOf(name), 'utf8'));
    // Only the time is checked: only this build's own processes write here.
    return typeof Object(value).readAt === 'number' ? (value as Reading) : undefined;
  } catch {
    return undefined;
  }
}
