import { readCollection } from '@/data/readCollection';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { importFresh } from '../helpers/importFresh';
import { logged } from '../helpers/logged';
import { rawDocument } from '../helpers/rawDocument';
import { resetCaches } from '../helpers/resetCaches';
import { sourceInUse } from '../helpers/sourceInUse';

const ASKED_AT = 1_795_000_000_000;
const collection = 'WAX Stick';
const documents = [rawDocument({ title: 'Rose' }, 'a'), rawDocument({ title: 'Mint' }, 'b')];

/** Reads while 120 ms pass on a clock that otherwise stands still. */
async function readFor120Ms() {
  jest.setSystemTime(ASKED_AT);
  const reading = readCollection(collection, 45);
  jest.setSystemTime(ASKED_AT + 120);
  return reading;
}

beforeEach(() => {
  resetCaches();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('readCollection', () => {
  it('gives the documents of the current source and the time of the request', async () => {
    logged('info');
    const read = sourceInUse('firestore').mockResolvedValue(documents);
    await expect(readFor120Ms()).resolves.toEqual({ readAt: ASKED_AT, documents });
    expect(read.mock.calls).toEqual([[collection, 45]]);
  });

  it('logs one line for a read of the database', async () => {
    const [info, error] = [logged('info'), logged('error')];
    sourceInUse('firestore').mockResolvedValue(documents);
    await readFor120Ms();
    const event = 'collection read';
    expect(info.events()).toEqual([{ level: 'info', event, collection, documents: 2, ms: 120 }]);
    expect(error.lines()).toEqual([]);
  });

  it('logs nothing for a read of the demo', async () => {
    const info = logged('info');
    sourceInUse('demo').mockResolvedValue(documents);
    await readFor120Ms();
    expect(info.lines()).toEqual([]);
  });

  it.each(['firestore', 'demo'] as const)(
    'passes on a failure of the %s, and logs one line with its cause',
    async (name) => {
      const [info, error] = [logged('info'), logged('error')];
      const failure = new CatalogueReadError(collection, new Error('quota'));
      sourceInUse(name).mockRejectedValue(failure);
      await expect(readFor120Ms()).rejects.toBe(failure);
      expect(error.events()).toEqual([
        { level: 'error', event: 'collection not read', collection, cause: 'quota', ms: 120 },
      ]);
      expect(info.lines()).toEqual([]);
    },
  );

  it('logs the bare cause of an error from another bundle', async () => {
    const error = logged('error');
    const other = importFresh<{ CatalogueReadError: typeof CatalogueReadError }>(
      '@/data/source/CatalogueSource',
    );
    const failure = new other.CatalogueReadError(collection, new Error('quota'));
    sourceInUse('firestore').mockRejectedValue(failure);
    await expect(readFor120Ms()).rejects.toBe(failure);
    expect(error.events()).toMatchObject([{ cause: 'quota' }]);
  });
});
