import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from '../../helpers/emptyFolder';

describe('catalogue:check', () => {
  it('knows the shelves of the rows in the folder, and names wrong rows', () => {
    const folder = emptyFolder();
    const rows = {
      sweets: { kind: 'group', slug: 'sweets', title: 'Sweets' },
      sandesh: { slug: 'Sandesh', collection: 'SANDESH', group: 'sweets', title: 'Sandesh' },
      laddu: { slug: 'Laddu', collection: 'LADDU', group: 'sweats', title: 'Laddu' },
    };
    const goods = { a: { title: 'Sandesh', price: 5, img: '/pictures/products/lens-1.webp' } };
    for (const [name, documents] of Object.entries({ SHELVES: rows, SANDESH: goods }))
      writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(documents));
    const command = ['scripts/withShop.ts', 'catalogueCheck', '--from', folder, '--pictures', '0'];
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', ...command], {
      encoding: 'utf8',
      // Without the shop's facts, which this test process has from its settings.
      env: { ...process.env, SHOP: undefined },
    });
    expect(stdout).toMatch(/^SHELVES\n {2}error +laddu +group +/m);
    expect(stdout).toMatch(/^1 error, /m);
    expect(status).toBe(1);
  });
});
