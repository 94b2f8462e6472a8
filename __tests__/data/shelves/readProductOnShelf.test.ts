import { productCollection } from '@/catalogue/collections';
import { findCategory } from '@/catalogue/findCategory';
import { oneProduct } from '@/catalogue/OneProduct';
import { readProductOnShelf } from '@/data/shelves/readProductOnShelf';
import { readShelf } from '@/data/shelves/readShelf';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const primer = findCategory('Primer');
const START = 1_795_000_000_000;

beforeEach(() => {
  resetCaches();
  jest.useFakeTimers({ now: START });
});
afterEach(() => jest.useRealTimers());

describe('readProductOnShelf', () => {
  it('shares the reading of the shelf', async () => {
    const read = sourceInUse('demo').mockResolvedValue([rawDocument({ title: 'Rose' }, 'a-b')]);
    const shelf = await readShelf(productCollection(primer));
    const onShelf = await readProductOnShelf(oneProduct(primer, 'rose-a_b'), 'en');
    expect(onShelf).toMatchObject({ readAt: shelf.readAt, items: [{ product: { id: 'a-b' } }] });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is empty when no product has the id', async () => {
    sourceInUse('demo').mockResolvedValue([rawDocument({ title: 'Rose' }, 'a')]);
    expect((await readProductOnShelf(oneProduct(primer, 'rose-b'), 'en')).items).toEqual([]);
  });

  it('rejects when the shelf was never read', async () => {
    logged('error');
    sourceInUse('demo').mockRejectedValue(new CatalogueReadError(primer.collection, 'unreachable'));
    await expect(readProductOnShelf(oneProduct(primer, 'rose-a'), 'en')).rejects.toThrow(
      CatalogueReadError,
    );
  });
});
