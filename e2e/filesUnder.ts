import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** All files below a folder whose path has one of these endings, with their text. */
export function filesUnder(folder: string, endings: readonly string[]): TextFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => path.join(folder, name))
    .map((file) => ({ path: file, text: readFileSync(file, 'utf8') }));
}
