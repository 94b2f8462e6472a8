import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies a build into a folder that links to everything else of the project, so that a process has a disk of its own, as
 * each machine has.
 */
export function copyBuild(build: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.')) {
    if (name === '.git' || name === '.next' || name.startsWith('.next-')) continue;
    symlinkSync(path.resolve(name), path.join(folder, name));
  }
  const cache = path.join(build, 'cache');
  cpSync(build, path.join(folder, build), { recursive: true, filter: (file) => file !== cache });
}
