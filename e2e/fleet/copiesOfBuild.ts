import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildId } from '../../src/selfHosted/builds/buildId';
import { copyBuild } from '../serveCopy';

/**
 * Copies a build once for each name, all at the same moment: the next build may begin at any time.
 * @returns the folders of the copies.
 * @throws Error while the build is under way; then there is no copy.
 */
export function copiesOfBuild(dist: string, names: readonly string[]): string[] {
  const id = buildId(dist);
  const folders = names.map((name) => path.resolve(`.next-${name}`));
  const isWhole = () => {
    for (const name of names) copyBuild(name, dist);
    return [dist, ...folders.map((folder) => path.join(folder, dist))].every(
      (copy) => buildId(copy) === id,
    );
  };
  let cause: unknown;
  try {
    if (id && isWhole()) return folders;
  } catch (error) {
    // Files vanish when a build begins.
    cause = error;
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  throw new Error(`${dist} has no whole build now. Wait until npm run build has ended.`, { cause });
}
