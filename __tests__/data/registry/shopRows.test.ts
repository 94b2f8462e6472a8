import { rowsInFile } from '@/data/registry/rowDocuments';
import { shopRows } from '@/data/registry/shopRows';
import { rawDocument } from '../../helpers/rawDocument';

const read = jest.fn();

jest.mock('@/data/source/firestoreSource', () => ({
  firestoreSource: () => ({ name: 'firestore', read }),
}));

const database = {
  FIREBASE_PROJECT_ID: 'a-test-shop',
  FIREBASE_API_KEY: 'a-key-of-twenty-or-more',
};
const demo = rowsInFile();
const row = rawDocument({ title: 'Sandesh' });

function inEnvironment(environment: Record<string, string>): void {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...environment });
}

beforeEach(() => read.mockReset());

describe('shopRows', () => {
  it("are the demo's without a database", async () => {
    inEnvironment({});
    await expect(shopRows()).resolves.toEqual(demo);
    expect(read).not.toHaveBeenCalled();
  });

  it('are those of the database, read once by a process and those that it starts', async () => {
    inEnvironment(database);
    read.mockResolvedValue([row]);
    await expect(shopRows()).resolves.toEqual({ documents: [row], fromDatabase: true });
    inEnvironment({ SHELF_ROWS: process.env.SHELF_ROWS ?? '' });
    await expect(shopRows()).resolves.toEqual({ documents: [row], fromDatabase: true });
    expect(read.mock.calls).toEqual([['SHELVES', 500]]);
  });

  it("are the file's while the database has none", async () => {
    inEnvironment(database);
    read.mockResolvedValue([]);
    await expect(shopRows()).resolves.toEqual(demo);
  });

  it('fail with the database: otherwise a shop would be built with the shelves of the demo', async () => {
    inEnvironment(database);
    read.mockRejectedValue(new Error('no answer'));
    await expect(shopRows()).rejects.toThrow('no answer');
    expect(process.env.SHELF_ROWS).toBeUndefined();
  });
});
