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

  it('knows the shelves of the rows in the folder, and names wrong rows', () => {
    const rows = {
      sweets: { kind: 'group', slug: 'sweets', title: 'Sweets' },
      sandesh: { slug: 'Sandesh', collection: 'SANDESH', group: 'sweets', title: 'Sandesh' },
      laddu: { slug: 'Laddu', collection: 'LADDU', group: 'sweats', title: 'Laddu' },
    };
    const goods = { a: { title: 'Sandesh', price: 5, img: '/pictures/products/lens-1.webp' } };
    for (const [name, documents] of Object.entries({ SHELVES: rows, SANDESH: goods }))
      writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(documents));
    const { status, stdout } = check('--pictures', '0');
    expect(stdout).toMatch(/^SHELVES\n {2}error +laddu +group +/m);
    expect(stdout).toMatch(/^1 error, /m);
    expect(status).toBe(1);
  });
});
