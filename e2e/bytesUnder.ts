import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** How many bytes the files below a folder have. */
export function bytesUnder(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}
