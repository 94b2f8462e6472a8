import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keysInGit } from '../../../scripts/check/keysInGit';
import { emptyFolder } from '../../helpers/emptyFolder';

const KEY = '{"type": "service_account", "private_key": "-----BEGIN"}';
const files = [
  'shop-key.json',
  'my-shop-firebase-adminsdk-x1.json',
  'old service-account.json',
  'my-shop-4f2c1a9be0d1.json',
];

function repository(): (...options: string[]) => string {
  const folder = emptyFolder();
  for (const file of files) writeFileSync(path.join(folder, file), KEY);
  writeFileSync(path.join(folder, 'monkeys.json'), '{"monkeys": []}');
  execFileSync('git', ['init', '-q'], { cwd: folder });
  return (...options) => {
    if (options.length > 0) execFileSync('git', options, { cwd: folder });
    return folder;
  };
}

describe('keysInGit', () => {
  it('names the key files that git has, and no other files', () => {
    const git = repository();
    expect(keysInGit(git())).toEqual([]);
    expect(keysInGit(git('add', '.'))).toEqual([...files].sort());
  });

  it('names none where git ignores them as this project does, or where there is no git', () => {
    const git = repository();
    writeFileSync(path.join(git(), '.gitignore'), readFileSync('.gitignore', 'utf8'));
    expect(keysInGit(git('add', '.'))).toEqual([]);
    expect(keysInGit(emptyFolder())).toEqual([]);
  });
});
