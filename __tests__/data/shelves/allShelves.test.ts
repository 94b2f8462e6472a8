import { categories } from '@/catalogue/categories';
import { readAllShelves } from '@/data/shelves/allShelves';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { importFresh } from '../../helpers/importFresh';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { sourceInUse } from '../../helpers/sourceInUse';
import { stopClock } from '../../helpers/stopClock';

const MINUTE_MS = 60_000;
const START = stopClock();

const shelfOf = async (collection: string) => [rawDocument({ title: collection })];

function at(minutes: number) {
  jest.setSystemTime(START + minutes * MINUTE_MS);
}

describe('readAllShelves', () => {
  it('has the shelf of every category by its slug', async () => {
    sourceInUse('demo').mockImplementation(shelfOf);
    const shelves = await readAllShelves();
    expect([...shelves.keys()]).toEqual(categories.map(({ slug }) => slug));
    expect(shelves.get('Wax-stick')?.items).toMatchObject([{ title: 'WAX Stick' }]);
  });

  it('reads each shelf at most once in half an hour, across bundles', async () => {
    const read = sourceInUse('demo').mockImplementation(shelfOf);
    const PATH = '@/data/shelves/allShelves';
    const bundles = [0, 1].map(() => importFresh<{ readAllShelves: typeof readAllShelves }>(PATH));
    for (let minute = 0; minute < 30; minute += 1) {
      at(minute);
      await Promise.all(bundles.map((bundle) => bundle.readAllShelves(0)));
    }
    expect(read).toHaveBeenCalledTimes(39);
    at(30);
    await readAllShelves();
    expect(read).toHaveBeenCalledTimes(78);
  });

  it('keeps the last good reading of a failing shelf, and retries once a minute', async () => {
    logged('error');
    const read = sourceInUse('demo').mockImplementation(shelfOf);
    await readAllShelves();
    read.mockImplementation(async (name) => {
      if (name === 'WAX Stick') throw new CatalogueReadError(name, 'unreachable');
      return shelfOf(name);
    });
    at(31);
    for (const second of [0, 20, 40]) {
      jest.setSystemTime(START + 31 * MINUTE_MS + second * 1000);
      const shelves = await readAllShelves();
      expect(shelves.get('Wax-stick')?.readAt).toBe(START);
      expect(shelves.get('Primer')?.readAt).toBe(START + 31 * MINUTE_MS);
    }
    expect(read.mock.calls.filter(([name]) => name === 'WAX Stick')).toHaveLength(2);
  });
});
