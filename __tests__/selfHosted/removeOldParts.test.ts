import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeOldParts } from '@/selfHosted/removeOldParts';
import { emptyFolder } from '../helpers/emptyFolder';

describe('removeOldParts', () => {
  it('removes what has been half written for more than an hour, and nothing else', () => {
    const folder = emptyFolder();
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
    for (const [name, hours] of [
      ['a.json.1.part', 1.1],
      ['b.json.1.part', 0.9],
      ['c.json', 100],
    ] as const) {
      writeFileSync(path.join(folder, name), 'half');
      utimesSync(path.join(folder, name), hoursAgo(hours), hoursAgo(hours));
    }
    mkdirSync(path.join(folder, 'copy.part/static'), { recursive: true });
    utimesSync(path.join(folder, 'copy.part'), hoursAgo(2), hoursAgo(2));
    removeOldParts(folder);
    expect(readdirSync(folder).sort()).toEqual(['b.json.1.part', 'c.json']);
  });

  it('leaves it at that where there is no folder', () => {
    expect(() => removeOldParts(path.join(emptyFolder(), 'none'))).not.toThrow();
  });
});
