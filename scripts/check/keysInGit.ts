import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Usual names of accounts' keys, as in .gitignore. */
const names = [
  '*firebase-adminsdk*.json',
  '*service-account*.json',
  '*key*.json',
  `*-${'[0-9a-f]'.repeat(12)}.json`,
];

/** The key files that git has or would add: whoever sees them could change the shop. */
export function keysInGit(folder = process.cwd()): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--', ...names], {
    cwd: folder,
    encoding: 'utf8',
  });
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
