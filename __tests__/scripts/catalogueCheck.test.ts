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
    ['--import', 'tsx', 'scripts/catalogueCheck.ts', '--from', folder, ...options],
    // Without the shop's facts, which this test process has from its settings.
    { encoding: 'utf8', env: { ...process.env, SHOP: undefined } },
  );
  return { status, stdout, stderr };
}

describe('catalogue:check', () => {
  it('lists diagnostics as JSON, and exits with status 1', () => {
    const wax = { title: 'Wax', price: 'two hundred', img: '/pictures/none.webp' };
    writeFileSync(path.join(folder, 'WAX Stick.json'), JSON.stringify({ wax }));
    writeFileSync(path.join(folder, 'Wax stick.json'), '{}');
    const { status, stdout } = check('--json');
    const on = { collection: 'WAX Stick', id: 'wax', severity: 'error' };
    const message = expect.stringMatching(/\S/);
    expect(JSON.parse(stdout)).toEqual([
      { ...on, field: 'price', message },
      { ...on, collection: 'Wax stick', id: null, field: null, message },
      { ...on, field: 'img', message },
    ]);
    expect(status).toBe(1);
  });

  it('explains an unreadable file without a stack trace', () => {
    writeFileSync(path.join(folder, 'WAX Stick.json'), Buffer.from([0x50, 0x4b, 3, 4, 0, 255]));
    const { status, stdout, stderr } = check();
    expect(stderr).toMatch(/^WAX Stick\.json: should be documents by id/);
    expect(stderr).not.toMatch(/^ +at /m);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });
});
