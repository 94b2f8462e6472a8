import { findCategory } from '@/catalogue/addresses/findCategory';
import { productCollection, slides } from '@/catalogue/collections';
import { oneProduct } from '@/catalogue/OneProduct';
import { readForPage } from '@/data/shelves/readForPage';
import { readShelf } from '@/data/shelves/readShelf';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const primer = findCategory('Primer');
const shelf = productCollection(primer);
const START = 1_795_000_000_000;

/** Each document has its id as the title. */
function stock(...ids: string[]) {
  resetCaches();
  return sourceInUse('demo').mockResolvedValue(ids.map((id) => rawDocument({ title: id }, id)));
}

beforeEach(() => {
  resetCaches();
  jest.useFakeTimers({ now: START });
});
afterEach(() => jest.useRealTimers());

describe('readForPage of a shelf', () => {
  it('carries the items and the time of the reading, but no diagnostics', async () => {
    stock('a');
    expect(await readForPage(shelf, 'en')).toStrictEqual({
      version: expect.stringMatching(/^[\da-z]{11}$/),
      readAt: START,
      items: [{ id: 'a', title: 'a' }],
    });
    expect((await readShelf(shelf)).diagnostics).not.toEqual([]);
  });

  it('is made once for each reading and language', async () => {
    const fields = { title: 'Silk', title_bn: 'সিল্ক টাচ' };
    sourceInUse('demo').mockResolvedValue([rawDocument(fields, 'a')]);
    const bengali = await readForPage(shelf, 'bn');
    expect(bengali.items).toEqual([{ id: 'a', title: 'সিল্ক টাচ', originalTitle: 'Silk' }]);
    expect((await readForPage(shelf, 'bn')).items).toBe(bengali.items);
    expect((await readForPage(shelf, 'hi')).items).toEqual([{ id: 'a', title: 'Silk' }]);
    jest.setSystemTime(START + 60_000);
    const later = await readForPage(shelf, 'bn');
    expect(later.items).not.toBe(bengali.items);
    expect(later.version).toBe(bengali.version);
  });
});

describe('the version of what is shown', () => {
  const version = async (...ids: string[]) => {
    stock(...ids);
    return (await readForPage(shelf, 'en')).version;
  };

  it('is the same for the same items, whenever they were read', async () => {
    const before = await version('rose', 'mint');
    jest.setSystemTime(START + 86_400_000);
    expect(await version('rose', 'mint')).toBe(before);
  });

  it('changes with the items, with their order, and when the shelf has more', async () => {
    const full = [...Array(46).keys()].map(String);
    const versions = [
      await version('rose', 'mint'),
      await version('mint', 'rose'),
      await version('rose'),
      await version(),
      await version(...full.slice(0, 45)),
      await version(...full),
    ];
    expect(new Set(versions).size).toBe(6);
  });

  it('changes when the link of a slide changes, which is that of the product with its picture', async () => {
    const withPrimer = async (img: string) => {
      resetCaches();
      sourceInUse('demo').mockImplementation(async (collection) =>
        collection === slides.name
          ? [rawDocument({ slider1: '/rose.webp' })]
          : [rawDocument({ title: 'Rose', img }, 'p')],
      );
      return (await readForPage(slides, 'en')).version;
    };
    expect(await withPrimer('/rose.webp')).not.toBe(await withPrimer('/other.webp'));
  });
});

describe('readForPage of a product', () => {
  const show = (segment: string) => readForPage(oneProduct(primer, segment), 'en');

  it('shares the reading of the shelf', async () => {
    const read = stock('a-b');
    const { readAt } = await readShelf(shelf);
    jest.setSystemTime(START + 1_000);
    expect(await show('rose-a_b')).toMatchObject({ readAt, items: [{ product: { id: 'a-b' } }] });
    expect(read).toHaveBeenCalledTimes(1);
  });
});
