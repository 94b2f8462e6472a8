import type { DocumentFields } from '../../../scripts/database/Database';
import { pushCatalogue } from '../../../scripts/push/pushCatalogue';
import type { CatalogueFiles } from '../../../scripts/push/readCatalogueFiles';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

type Collections = Readonly<Record<string, Record<string, DocumentFields>>>;

/** Pushes files into a database that has documents: what was said, and what is there then. */
async function push(there: Collections, files: Collections) {
  const catalogueOf = (collections: Collections): CatalogueFiles =>
    new Map(Object.entries(collections));
  const database = new MemoryDatabase(catalogueOf(there));
  const list = jest.spyOn(database, 'list');
  const said: string[] = [];
  const talk = { say: (line: string) => said.push(line), confirm: async () => true };
  await pushCatalogue(catalogueOf(files), database, talk);
  return { said, list, holds: (collection: string) => database.holds(collection) };
}

const wax = { title: 'Wax', price: 100 };

describe('pushCatalogue', () => {
  it('adds everything to an empty database', async () => {
    const { said, holds } = await push(
      {},
      { 'WAX Stick': { a: wax, b: {} }, 'Hair Clip': { a: {} } },
    );
    expect(said.at(-1)).toBe('Done: 3 new, 0 overwritten, 0 the same.');
    expect(await holds('WAX Stick')).toEqual({ a: wax, b: {} });
    expect(await holds('Hair Clip')).toEqual({ a: {} });
  });

  it.each<[what: string, before: DocumentFields]>([
    ['with another title', { ...wax, title: 'Clay' }],
    ['with another price', { ...wax, price: 90 }],
    ['with a price typed as text', { ...wax, price: '100' }],
    ['with one field less', { price: 100 }],
    ['with one field more', { ...wax, off: null }],
    ['without any field', {}],
  ])('overwrites a document %s', async (_what, before) => {
    const { said, holds } = await push({ 'WAX Stick': { a: before } }, { 'WAX Stick': { a: wax } });
    expect(said).toContain('  would overwrite WAX Stick / a');
    expect(await holds('WAX Stick')).toEqual({ a: wax });
  });

  it('leaves out documents that are already the same, whatever the order of their fields', async () => {
    const there = { 'WAX Stick': { a: { price: 100, title: 'Wax' }, b: {} } };
    const { said } = await push(there, { 'WAX Stick': { a: wax, b: {} } });
    expect(said.at(-1)).toBe('There is nothing to write.');
  });

  it('leaves documents that only the database has, and reads the collections of the files only', async () => {
    const own = { own: { price: 1 } };
    const { said, list, holds } = await push(
      { 'WAX Stick': own, 'Hair Clip': own, 'Eye Dummy': own },
      { 'WAX Stick': { a: wax }, 'Hair Clip': {} },
    );
    expect(said[0]).toBe('In the database now: 2 documents in the collections of these files.');
    expect(await holds('WAX Stick')).toEqual({ ...own, a: wax });
    expect(list.mock.calls.slice(0, 2)).toEqual([['WAX Stick'], ['Hair Clip']]);
    expect(list).not.toHaveBeenCalledWith('Eye Dummy');
  });

  it('keeps documents of the same id in two collections apart', async () => {
    const { said, holds } = await push(
      { 'WAX Stick': { a: { price: 1 } }, 'Hair Clip': { a: { price: 2 } } },
      {
        'WAX Stick': { a: { price: 1 } },
        'Hair Clip': { a: { price: 3 } },
        'Eye Dummy': { a: { price: 1 } },
      },
    );
    expect(said.at(-1)).toBe('Done: 1 new, 1 overwritten, 1 the same.');
    expect(await holds('Hair Clip')).toEqual({ a: { price: 3 } });
  });

  it('writes any number of documents at once, so that it is never cut off half-way', async () => {
    const database = new MemoryDatabase();
    const documents = Object.fromEntries(Array.from({ length: 900 }, (_, id) => [id, {}]));
    const commit = jest.spyOn(database, 'commit');
    const talk = { say: () => {}, confirm: async () => true };
    await pushCatalogue(new Map([['WAX Stick', documents]]), database, talk);
    expect(commit.mock.calls.map(([{ length }]) => length)).toEqual([900]);
  });
});
