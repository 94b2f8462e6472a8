import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Not linked as a whole: in these folders a copy has its own files. */
const OWN = ['public', 'public/pictures', '.git', '.next'];

/**
 * Makes a folder that links to the project's files and has its own copy of a build, without what the build's compiler
 * and the optimiser keep. @returns its path.
 */
export function copyBuild(name: string, build: string): string {
  const folder = path.resolve(`.next-${name}`);
  rmSync(folder, { recursive: true, force: true });
  for (const from of ['.', 'public', 'public/pictures']) linkFiles(from, folder);
  const cache = path.join(build, 'cache');
  cpSync(build, path.join(folder, build), {
    recursive: true,
    // Next is about to rename files that end in .tmp, if the build is being served.
    filter: (from) => path.normalize(from) !== cache && !from.endsWith('.tmp'),
  });
  return folder;
}

/** Links the entries of a project folder into the copy, except other builds and the folders in OWN. */
function linkFiles(from: string, copy: string): void {
  mkdirSync(path.join(copy, from), { recursive: true });
  for (const name of readdirSync(from)) {
    const file = path.join(from, name);
    if (OWN.includes(file) || name.startsWith('.next-')) continue;
    symlinkSync(path.resolve(file), path.join(copy, file));
  }
}
