import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Removes what stands longest in a folder, files and folders, until no more than `most` are there. A folder may be missing. */
export async function removeOldest(folder: string, most: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length <= most) return;
  const entries = await Promise.all(
    names.map(async (name) => ({ name, since: await lastChange(path.join(folder, name)) })),
  );
  entries.sort((one, other) => one.since - other.since);
  for (const { name } of entries.slice(0, names.length - most)) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** In milliseconds since 1970; 0 for what is gone by now. */
async function lastChange(file: string): Promise<number> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return mtimeMs;
}
