import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Names that the keys of accounts usually have, as in .gitignore. */
const names = [
  '*firebase-adminsdk*.json',
  '*service-account*.json',
  '*key*.json',
  // As Google names them: the project and twelve digits.
  `*-${'[0-9a-f]'.repeat(12)}.json`,
];

/** The key files that git has in the folder of the site, or will have. Whoever sees the project could then change the shop. */
export function keysInGit(folder = process.cwd()): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--', ...names], {
    cwd: folder,
    encoding: 'utf8',
  });
  // No git, or no repository: nothing can be in it.
  if (status !== 0) return [];
  return stdout.split('\0').filter((file) => file && isKey(`${folder}/${file}`));
}

function isKey(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes('"private_key"');
  } catch {
    return false;
  }
}
