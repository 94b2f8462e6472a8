import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { distFolder } from '@/bundler/distFolder';

/**
 * Most pictures in the optimiser's cache. Its own limit counts bytes of files only; 20,000 of the smallest take 160 MB
 * of disk. A full catalogue in all widths that phones request is about half of this number.
 */
const MOST = 20_000;
const CHECK_EVERY = 500;

let made = 0;

/**
 * Deletes the optimiser's oldest pictures, at every 500th call. Call it for each converted picture. The optimiser
 * converts a deleted picture again when it is requested.
 */
export async function trimPictureCache(): Promise<void> {
  made += 1;
  if (made % CHECK_EVERY > 0) return;
  const folder = path.join(distFolder(), 'cache', 'images');
  const names = await readdir(folder).catch(() => []);
  if (names.length <= MOST) return;
  const entries = await Promise.all(
    names.map(async (name) => ({ name, changed: await lastChange(path.join(folder, name)) })),
  );
  entries.sort((one, other) => one.changed - other.changed);
  for (const { name } of entries.slice(0, names.length - MOST)) {
    // A picture that can't be deleted stays.
    await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** In milliseconds since 1970; 0 when the entry is gone meanwhile. */
async function lastChange(file: string): Promise<number> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return mtimeMs;
}
