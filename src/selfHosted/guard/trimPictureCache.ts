import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { distFolder } from '@/build/distFolder';

/**
 * The most pictures that the optimiser may keep. Its own limit counts bytes of files only; 20,000 of the smallest take 160 MB
 * of disk. A full catalogue in all widths that phones ask for is about half of it.
 */
const MOST = 20_000;
const CHECK_EVERY = 500;

let made = 0;

/**
 * Deletes the oldest pictures of the optimiser, at every 500th call. To be called for each picture that was made. The
 * optimiser makes a deleted picture again when it is asked for.
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
    // Whatever can't be deleted stays.
    await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** In milliseconds since 1970; 0 for what is gone by now. */
async function lastChange(file: string): Promise<number> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return mtimeMs;
}
