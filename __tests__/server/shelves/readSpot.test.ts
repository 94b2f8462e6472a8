import { productsOf } from '@/catalogue/collections';
import { findCategory } from '@/catalogue/findCategory';
import { spotAt } from '@/catalogue/spots';
import { readShelf } from '@/server/shelves/readShelf';
import { readSpot } from '@/server/shelves/readSpot';
import { CatalogueReadError } from '@/server/source/CatalogueReadError';
import { forgetShelves } from '../../helpers/forgetShelves';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { sourceInUse } from '../../helpers/sourceInUse';

const primer = findCategory('Primer');
const MINUTE_MS = 60_000;
const START = 1_795_000_000_000;

beforeEach(() => {
  forgetShelves();
  jest.useFakeTimers({ now: START });
});
afterEach(() => jest.useRealTimers());

describe('readSpot', () => {
  it('is made of the reading that the shelf itself is made of', async () => {
    const read = sourceInUse('demo').mockResolvedValue([rawDocument({ title: 'Rose' }, 'a-b')]);
    const shelf = await readShelf(productsOf(primer));
    const spot = await readSpot(spotAt(primer, 'rose-a_b'));
    expect(spot).toMatchObject({ readAt: shelf.readAt, items: [{ product: { id: 'a-b' } }] });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is empty where no product has the id', async () => {
    sourceInUse('demo').mockResolvedValue([rawDocument({ title: 'Rose' }, 'a')]);
    expect((await readSpot(spotAt(primer, 'rose-b'))).items).toEqual([]);
  });

  it('is that of the last reading, with its time, while the database is away', async () => {
    logged('error');
    const read = sourceInUse('demo').mockResolvedValue([rawDocument({ title: 'Rose' }, 'a')]);
    await readShelf(productsOf(primer));
    read.mockRejectedValue(new CatalogueReadError(primer.collection, 'unreachable'));
    jest.setSystemTime(START + 5 * MINUTE_MS);
    const spot = await readSpot(spotAt(primer, 'rose-a'));
    expect(spot).toMatchObject({ readAt: START, items: [{ product: { title: 'Rose' } }] });
  });

  it('fails where the shelf was never read', async () => {
    logged('error');
    sourceInUse('demo').mockRejectedValue(new CatalogueReadError(primer.collection, 'unreachable'));
    await expect(readSpot(spotAt(primer, 'rose-a'))).rejects.toThrow(CatalogueReadError);
  });
});
