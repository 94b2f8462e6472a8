import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeOldest } from '@/server/door/removeOldest';
import { emptyFolder } from '../../helpers/emptyFolder';

/** A folder of so many folders with a file each: the first is the oldest. */
function folderOf(count: number): string {
  const folder = emptyFolder();
  for (let at = 0; at < count; at += 1) {
    const entry = path.join(folder, `entry-${at}`);
    mkdirSync(entry);
    writeFileSync(path.join(entry, 'picture.webp'), 'picture');
    utimesSync(entry, at + 1, at + 1);
  }
  return folder;
}

describe('removeOldest', () => {
  it.each([
    [5, ['entry-7', 'entry-8', 'entry-9', 'entry-10', 'entry-11']],
    [0, []],
  ])('keeps the newest %s', async (most, names) => {
    const folder = folderOf(12);
    await removeOldest(folder, most);
    expect(readdirSync(folder).sort()).toEqual([...names].sort());
  });

  it('leaves alone what are few enough, and a folder that is not there', async () => {
    const folder = folderOf(3);
    await removeOldest(folder, 3);
    expect(readdirSync(folder)).toHaveLength(3);
    await expect(removeOldest(path.join(folder, 'none'), 0)).resolves.toBeUndefined();
  });
});
