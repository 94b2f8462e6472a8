import { productCollection } from '@/catalogue/collections';
import { readings } from '@/data/readings';
import { knownShelf, readShelf } from '@/data/shelves/readShelf';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { shop } from '@/shop/shop';
import { logged } from '../helpers/logged';
import { rawDocument } from '../helpers/rawDocument';
import { sourceInUse } from '../helpers/sourceInUse';
import { stopClock } from '../helpers/stopClock';

const dummies = productCollection({ collection: 'Eye Dummy' });
const READ_AT = stopClock();

function isFailing(): boolean {
  return [...readings().values()].some(({ failure }) => failure);
}

beforeAll(() => {
  Object.assign(shop, { showsDemoCatalogue: false });
});
beforeEach(() => {
  logged('error');
  logged('warn');
});

describe('a reading that failed', () => {
  it('is tried again by itself each minute, so that health reports no failure that is over', async () => {
    const read = sourceInUse('demo').mockRejectedValue(new CatalogueReadError('any', 'quota'));
    await expect(readShelf(dummies)).rejects.toThrow('quota');
    expect(isFailing()).toBe(true);
    await jest.advanceTimersByTimeAsync(61_000);
    expect(read).toHaveBeenCalledTimes(2);
    expect(isFailing()).toBe(true);
    read.mockResolvedValue([rawDocument({ title: 'Rose', price: 1 })]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isFailing()).toBe(false);
    expect((await knownShelf(dummies)).items).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('is tried again once a minute, however many visitors failed', async () => {
    const read = sourceInUse('demo').mockRejectedValue(new CatalogueReadError('any', 'quota'));
    await expect(readShelf(dummies)).rejects.toThrow('quota');
    jest.setSystemTime(READ_AT + 10_000);
    await expect(readShelf(dummies)).rejects.toThrow('quota');
    expect(read).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(61_000);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('is not tried again when a visitor caused a successful read before', async () => {
    const read = sourceInUse('demo').mockRejectedValueOnce(new CatalogueReadError('any', 'quota'));
    await expect(readShelf(dummies)).rejects.toThrow('quota');
    await jest.advanceTimersByTimeAsync(10_000);
    await readShelf(dummies);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
