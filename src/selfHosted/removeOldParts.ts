import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** In milliseconds: nothing is written for that long. */
const OLD = 60 * 60 * 1000;

/**
 * Removes from a folder what killed processes left there half written: files and folders named `*.part`, older than an
 * hour. Younger ones may be what another process is writing, perhaps in another container. Never throws.
 */
export function removeOldParts(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((each) => each.endsWith('.part'))) {
    const part = path.join(folder, name);
    try {
      if (Date.now() - statSync(part).mtimeMs > OLD) rmSync(part, { recursive: true });
    } catch {
      // Another process was first, or the disk is read-only.
    }
  }
}
