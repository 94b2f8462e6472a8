import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const BLOCK_BYTES = 512;

/** Bytes on disk of everything below a folder, directories included. */
export function diskUnder(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.blocks ?? 0)
    .reduce((sum, blocks) => sum + blocks * BLOCK_BYTES, 0);
}
