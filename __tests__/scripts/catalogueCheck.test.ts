import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from '../helpers/emptyFolder';

let folder: string;

beforeEach(() => {
  folder = emptyFolder();
});

/** Runs the command as an owner does. */
function check(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/withShop.ts', 'catalogueCheck', '--from', folder, ...options],
    // Without the shop's facts, which this test process has from its settings.
    { encoding: 'utf8', env: { ...process.env, SHOP: undefined } },
  );
  return { status, stdout, stderr };
}

describe('catalogue:check', () => {
  it('explains an unreadable file without a stack trace', () => {
    writeFileSync(path.join(folder, 'WAX Stick.json'), Buffer.from([0x50, 0x4b, 3, 4, 0, 255]));
    const { status, stdout, stderr } = check();
    expect(stderr).toMatch(/^WAX Stick\.json: should be documents by id/);
    expect(stderr).not.toMatch(/^ +at /m);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });
});
