import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findCategory } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import { oneProduct } from '@/catalogue/ProductOnShelf';
import { freshReading, knownReading } from '@/data/readings';
import { readForPage } from '@/data/shelves/readForPage';
import { knownShelf, readShelf } from '@/data/shelves/readShelf';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { shop } from '@/shop/shop';
import { emptyFolder } from '../helpers/emptyFolder';
import { logged } from '../helpers/logged';
import { rawDocument } from '../helpers/rawDocument';
import { resetCaches } from '../helpers/resetCaches';
import { sourceInUse } from '../helpers/sourceInUse';

const primer = findCategory('Primer');
const shelf = productCollection(primer);
const stored = { readAt: 5, items: [{ id: 'a', title: 'Rose' }] };

let folder: string;
let isOver: boolean;

beforeEach(() => {
  isOver = false;
  folder = emptyFolder();
  jest.replaceProperty(process, 'env', { ...process.env, E2E_DIST: folder });
  logged('info');
  Object.assign(shop, { showsDemoCatalogue: false });
});

afterEach(() => {
  isOver = true;
});

/** Ends the process, as far as its caches go, and a minute later starts one whose database can't be reached. */
function restartWithoutDatabase() {
  resetCaches();
  const later = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  logged('error');
  sourceInUse('firestore').mockImplementation(async (collection) => {
    throw new CatalogueReadError(collection, 'unreachable');
  });
}

/** Waits until so many readings are on disk. */
async function onDisk(count: number) {
  const files = () =>
    readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.json'));
  while (!isOver && files().length < count) await new Promise(setImmediate);
}

/** What a process that starts now, and can't read, has of a reading. */
async function afterRestart(name: string) {
  resetCaches();
  return knownReading(name, () => Promise.reject(new Error('away'))).catch(() => undefined);
}

describe('a reading on disk', () => {
  it.each(['MAKEUP-Toner', 'WAX Stick', '../../outside', 'ক'])(
    'is what was read of %s',
    async (name) => {
      await freshReading(name, async () => stored);
      await onDisk(1);
      expect(await afterRestart(name)).toEqual(stored);
      expect(readdirSync(folder)).toEqual(['readings']);
      expect(readdirSync(path.join(folder, 'readings'))).toHaveLength(1);
    },
  );

  it('is none when nothing was stored or the file is damaged', async () => {
    expect(await afterRestart('WAX Stick')).toBeUndefined();
    mkdirSync(path.join(folder, 'readings'));
    for (const text of ['{"readAt":', '{}', 'null']) {
      writeFileSync(path.join(folder, 'readings', 'WAX%20Stick.json'), text);
      expect(await afterRestart('WAX Stick')).toBeUndefined();
    }
  });

  it('is none without the build’s folder, and storing then does no harm', async () => {
    rmSync(folder, { recursive: true });
    await freshReading('WAX Stick', async () => stored);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await afterRestart('WAX Stick')).toBeUndefined();
  });
});

describe('a process that starts while the database is away', () => {
  it('has the last reading of the process before it, with its time', async () => {
    sourceInUse('firestore').mockResolvedValue([rawDocument({ title: 'Rose' }, 'a')]);
    const before = await readShelf(shelf);
    await onDisk(1);
    restartWithoutDatabase();
    await expect(readShelf(shelf)).rejects.toThrow('unreachable');
    expect(await knownShelf(shelf)).toEqual(before);
    expect(await knownShelf(shelf)).toBe(await knownShelf(shelf));
    const { items } = await readForPage(oneProduct(shelf, 'a'), 'en', knownShelf);
    expect(items).toMatchObject([{ product: { title: 'Rose' } }]);
  });

  it('asks the database again, however often the last reading served', async () => {
    await freshReading(shelf.name, async () => stored);
    await onDisk(1);
    resetCaches();
    sourceInUse('firestore').mockResolvedValue([rawDocument({ title: 'Mint' }, 'a')]);
    expect(await knownShelf(shelf, Number.POSITIVE_INFINITY)).toEqual(stored);
    expect((await readShelf(shelf)).items).toMatchObject([{ title: 'Mint' }]);
  });

  it('does not call a product that it never read "not found"', async () => {
    sourceInUse('firestore').mockResolvedValue([rawDocument({ title: 'Rose' }, 'a')]);
    await readShelf(shelf);
    await onDisk(1);
    restartWithoutDatabase();
    const mint = readForPage(oneProduct(shelf, 'b'), 'en', knownShelf);
    await expect(mint).rejects.toThrow('unreachable');
  });

  it('stores nothing of the demo, whose files are always there', async () => {
    Object.assign(shop, { showsDemoCatalogue: true });
    sourceInUse('demo').mockResolvedValue([rawDocument({ title: 'Rose' }, 'a')]);
    await readShelf(shelf);
    Object.assign(shop, { showsDemoCatalogue: false });
    await freshReading('read later', async () => stored);
    await onDisk(1);
    restartWithoutDatabase();
    await expect(knownShelf(shelf)).rejects.toThrow('unreachable');
  });
});
