import { spawnSync } from 'node:child_process';
import { categories } from '@/catalogue/categories';
import { withoutSettings } from '../../../e2e/withoutSettings';
import type { Cell } from '../../../scripts/sheet/SheetTable';
import { aDesk, headings, deskRow as row } from '../../helpers/aDesk';
import { describeWithEmulator, emulatorAddress, emulatorDatabase } from '../../helpers/emulator';

const img = '/pictures/products/Wax-stick-1.webp';

/** Every shelf full: 39 shelves of 45 products, in two tabs. */
function fullSheet(priceOf: (index: number) => number) {
  const rows: Cell[][] = categories.flatMap(({ collection, slug }, at) =>
    Array.from({ length: 45 }, (_, index) => [
      ...[collection, '', `${slug} number ${index}`, priceOf(at * 45 + index), '', img],
    ]),
  );
  return { One: [headings, ...rows.slice(0, 900)], Two: [headings, ...rows.slice(900)] };
}

describeWithEmulator('syncSheet', () => {
  it('writes 1,755 rows, then reads only the shelf of a changed one', async () => {
    const database = emulatorDatabase('demo-sync-all');
    const desk = await aDesk(new Map(), database);
    desk.google.tabs = fullSheet((index) => 100 + index);
    expect(await desk.sync()).toBe(true);
    expect(desk.said).toContain('Sheet read: 1755 added, 0 changed, 0 rows not taken.');
    const list = jest.spyOn(database, 'list');
    desk.google.tabs = fullSheet((index) => (index === 1754 ? 1800 : 100 + index));
    expect(await desk.sync()).toBe(true);
    const last = categories.at(-1)?.collection ?? '';
    const read = list.mock.calls.map(([name]) => name);
    expect(read).toEqual(['CATALOGUE-SYNC', last, 'CATALOGUE-HISTORY']);
    await desk.stop();
  });

  it('lets only one of two runs at once write', async () => {
    const desk = await aDesk(new Map(), emulatorDatabase('demo-sync-twice'));
    desk.type(row('', 'Wax', 120));
    await desk.sync();
    desk.type(row('', 'Wax', 110));
    const ends = await Promise.allSettled([desk.sync(), desk.sync()]);
    expect(ends.map(({ status }) => status)).toContain('fulfilled');
    expect(await desk.shelf()).toEqual({ wax: { title: 'Wax', price: 110, img } });
    await desk.undo();
    expect(await desk.shelf()).toEqual({ wax: { title: 'Wax', price: 120, img } });
    await desk.stop();
  });
});

describeWithEmulator('catalogue:sync', () => {
  it.each([
    ['', 'No sheet: set CATALOGUE_SHEET to its address (docs/owner.md).\n'],
    ['my sheet', expect.stringContaining('CATALOGUE_SHEET: should be an address as the browser')],
  ])('says what is wrong with the setting "%s"', (address, stderr) => {
    const run = spawnSync(
      process.execPath,
      [
        '--import',
        'tsx',
        'scripts/withShop.ts',
        'catalogueSync',
        '--project',
        'demo-sync',
        '--emulator',
        emulatorAddress(),
      ],
      { encoding: 'utf8', env: { ...process.env, ...withoutSettings, CATALOGUE_SHEET: address } },
    );
    expect(run).toMatchObject({ status: 1, stdout: '', stderr });
  });
});
