import { productsOf } from '@/catalogue/collections';
import { lastShelf, readShelf } from '@/data/shelves/readShelf';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { readings } from '@/data/source/readings';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const dummies = productsOf({ slug: 'Eyedummy', collection: 'Eye Dummy' });
const READ_AT = 1_795_000_000_000;

beforeEach(() => {
  resetCaches();
  jest.useFakeTimers({ now: READ_AT });
});
afterEach(() => jest.useRealTimers());

describe('a shelf whose reading failed', () => {
  it('is read again by itself once a minute, until that succeeds', async () => {
    logged('error');
    const read = sourceInUse('demo').mockRejectedValue(new CatalogueReadError('any', 'quota'));
    await expect(readShelf(dummies)).rejects.toThrow('quota');
    jest.setSystemTime(READ_AT + 10_000);
    await expect(readShelf(dummies)).rejects.toThrow('quota');
    expect(read).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(61_000);
    expect(read).toHaveBeenCalledTimes(3);
    expect(readings().failing).toEqual(new Set(['Eye Dummy']));
    read.mockResolvedValue([rawDocument({ title: 'Rose' })]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(lastShelf(dummies)?.items).toMatchObject([{ title: 'Rose' }]);
    expect(readings().failing).toEqual(new Set());
    await jest.advanceTimersByTimeAsync(600_000);
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('is not read again when a visitor caused a successful read before', async () => {
    logged('error');
    const read = sourceInUse('demo').mockRejectedValueOnce(new CatalogueReadError('any', 'quota'));
    await expect(readShelf(dummies)).rejects.toThrow('quota');
    await jest.advanceTimersByTimeAsync(10_000);
    await readShelf(dummies);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
