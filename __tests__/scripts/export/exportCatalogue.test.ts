import { readdirSync } from 'node:fs';
import { exportCatalogue } from '../../../scripts/export/exportCatalogue';
import { emptyFolder } from '../../helpers/emptyFolder';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

describe('exportCatalogue', () => {
  it('writes a .csv and an .xlsx named by the time in India, and never overwrites them', async () => {
    const folder = emptyFolder();
    const said: string[] = [];
    const database = new MemoryDatabase(new Map([['WAX Stick', { wax: { title: 'Wax' } }]]));
    jest.useFakeTimers({
      now: Date.parse('2026-11-21T20:05:09Z'),
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
    });
    await exportCatalogue(database, {
      to: folder,
      isForSheet: false,
      say: (line) => said.push(line),
    });
    const name = 'catalogue-2026-11-22-013509';
    expect(readdirSync(folder)).toEqual([`${name}.csv`, `${name}.xlsx`]);
    expect(said[0]).toMatch(/^1 document/);
    await expect(
      exportCatalogue(database, { to: folder, isForSheet: false, say: () => {} }),
    ).rejects.toThrow(/EEXIST/);
    jest.useRealTimers();
  });
});
