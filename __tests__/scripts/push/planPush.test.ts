import type { DocumentFields } from '../../../scripts/push/Database';
import { planPush } from '../../../scripts/push/planPush';
import type { CatalogueFiles } from '../../../scripts/push/readCatalogueFiles';

type Documents<Fields> = Record<string, Record<string, Fields>>;

const updateTime = '2026-10-20T10:42:00.123456Z';

/** A read-only database with these documents, by collection and id. */
function readOnlyDatabase(collections: Documents<DocumentFields>) {
  const list = jest.fn(async (collection: string) => stored(collections[collection] ?? {}));
  const commit = () => Promise.reject(new Error('a plan writes'));
  return { database: { list, commit }, list };
}

function stored(documents: Record<string, DocumentFields>) {
  return new Map(Object.entries(documents).map(([id, fields]) => [id, { fields, updateTime }]));
}

function files(collections: Record<string, Documents<string | number>>): CatalogueFiles {
  return new Map(Object.entries(collections));
}

const price = (rupees: number): DocumentFields => ({ price: rupees });

function added(collection: string, id: string, fields: DocumentFields) {
  return { write: { collection, id, fields, currentDocument: { exists: false } } };
}

function overwritten(
  collection: string,
  id: string,
  fields: DocumentFields,
  before: DocumentFields,
) {
  const stored = { fields: before, updateTime };
  return { write: { collection, id, fields, currentDocument: stored }, before: stored };
}

describe('planPush', () => {
  it('adds everything to an empty database', async () => {
    const { database } = readOnlyDatabase({});
    const plan = await planPush(
      files({ 'WAX Stick': { a: { title: 'Wax', price: 100 }, b: {} }, 'Hair Clip': { a: {} } }),
      database,
    );
    expect(plan).toEqual({
      added: [
        added('WAX Stick', 'a', {
          title: 'Wax',
          price: 100,
        }),
        added('WAX Stick', 'b', {}),
        added('Hair Clip', 'a', {}),
      ],
      overwritten: [],
      unchanged: 0,
      left: 0,
    });
  });

  it.each<[what: string, before: DocumentFields]>([
    ['with another title', { title: 'Clay', ...price(100) }],
    ['with another price', { title: 'Wax', ...price(90) }],
    ['with a price typed as text', { title: 'Wax', price: '100' }],
    ['with one field less', price(100)],
    ['with one field more', { title: 'Wax', ...price(100), off: null }],
    ['without any field', {}],
  ])('overwrites a document %s', async (_what, before) => {
    const { database } = readOnlyDatabase({ 'WAX Stick': { a: before } });
    const plan = await planPush(
      files({ 'WAX Stick': { a: { title: 'Wax', price: 100 } } }),
      database,
    );
    const fields = { title: 'Wax', ...price(100) };
    expect(plan).toEqual({
      added: [],
      overwritten: [overwritten('WAX Stick', 'a', fields, before)],
      unchanged: 0,
      left: 0,
    });
  });

  it('leaves out documents that are already the same, whatever the order of their fields', async () => {
    const { database } = readOnlyDatabase({
      'WAX Stick': { a: { ...price(100), title: 'Wax' }, b: {} },
    });
    const plan = await planPush(
      files({ 'WAX Stick': { a: { title: 'Wax', price: 100 }, b: {} } }),
      database,
    );
    expect(plan).toEqual({ added: [], overwritten: [], unchanged: 2, left: 0 });
  });

  it('counts documents that only the database has, in the collections of the files only', async () => {
    const { database, list } = readOnlyDatabase({
      'WAX Stick': { own: price(1), mine: price(2) },
      'Hair Clip': { own: price(3) },
      'Eye Dummy': { own: price(4) },
    });
    const plan = await planPush(
      files({ 'WAX Stick': { a: { price: 1 } }, 'Hair Clip': {} }),
      database,
    );
    expect(plan).toMatchObject({ overwritten: [], unchanged: 0, left: 3 });
    expect(plan.added.map(({ write }) => write.id)).toEqual(['a']);
    expect(list.mock.calls).toEqual([['WAX Stick'], ['Hair Clip']]);
  });

  it('keeps documents of the same id in two collections apart', async () => {
    const { database } = readOnlyDatabase({
      'WAX Stick': { a: price(1) },
      'Hair Clip': { a: price(2) },
    });
    const plan = await planPush(
      files({
        'WAX Stick': { a: { price: 1 } },
        'Hair Clip': { a: { price: 3 } },
        'Eye Dummy': { a: { price: 1 } },
      }),
      database,
    );
    expect(plan).toEqual({
      added: [added('Eye Dummy', 'a', price(1))],
      overwritten: [overwritten('Hair Clip', 'a', price(3), price(2))],
      unchanged: 1,
      left: 0,
    });
  });
});
