import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** In milliseconds; no writing takes that long. */
const OLD = 60 * 60 * 1000;

/** Removes what killed processes left half written: `*.part`, older than an hour. Never throws. */
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
