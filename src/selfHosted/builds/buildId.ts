import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Next removes it first, and writes it when all pages are made (build/index.js). */
const LAST_WRITTEN = 'export-marker.json';

/** The id of the build in a folder; undefined while it is under way, and after it failed. */
export function buildId(dist: string): string | undefined {
  if (!existsSync(path.join(dist, LAST_WRITTEN))) return undefined;
  try {
    return readFileSync(path.join(dist, 'BUILD_ID'), 'utf8').trim();
  } catch {
    return undefined;
  }
}
