import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusalMessages } from '@/messages/refusalMessages';
import { emptyFolder } from '../../helpers/emptyFolder';

const workflow = readFileSync('.github/workflows/sync.yml', 'utf8');
const choices = Array.from(workflow.matchAll(/^ {10}- (.+)$/gm), ([, choice = '']) => choice);

const ALLOW = 'read the sheet, however much changes';

/** The commands of the workflow's last step, with `npm` in place of the real one. */
function run(what: string) {
  const folder = emptyFolder();
  const npm = path.join(folder, 'npm');
  writeFileSync(npm, '#!/bin/sh\necho "$@"\n');
  chmodSync(npm, 0o755);
  const [, lines = ''] = /^ {8}run: \|\n([\s\S]+)$/m.exec(workflow) ?? [];
  const key = path.join(folder, 'account.json');
  const { stdout, status } = spawnSync('bash', ['-e', '-c', lines], {
    encoding: 'utf8',
    env: {
      NODE_ENV: 'test',
      PATH: `${folder}:${process.env.PATH}`,
      WHAT: what,
      KEY: '{"type": "service_account"}',
      GOOGLE_APPLICATION_CREDENTIALS: key,
    },
  });
  return { command: stdout.trim(), status, key: readFileSync(key, 'utf8') };
}

describe('the workflow sync', () => {
  it('offers to read the sheet, which is what it does by itself, to take all of it, and to undo a run', () => {
    expect(choices).toEqual(['read the sheet', ALLOW, 'undo the last run']);
    const key = '{"type": "service_account"}';
    const reads = { command: 'run catalogue:sync', status: 0, key };
    expect([run(''), run('read the sheet')]).toEqual([reads, reads]);
    const allows = { ...reads, command: 'run catalogue:sync -- --yes' };
    expect(run(ALLOW)).toEqual(allows);
    const undoes = { ...reads, command: 'run catalogue:undo -- --yes' };
    expect(run('undo the last run')).toEqual(undoes);
    for (const words of Object.values(refusalMessages))
      expect(words.farPrice(1, 2)).toContain(`"${ALLOW}"`);
  });
});
