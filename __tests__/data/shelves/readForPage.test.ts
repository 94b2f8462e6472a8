import { findCategory } from '@/catalogue/categories';
import { productCollection, quotedVideos, slides } from '@/catalogue/collections';
import { oneProduct } from '@/catalogue/ProductOnShelf';
import { readForPage } from '@/data/shelves/readForPage';
import { knownShelf, readShelf } from '@/data/shelves/readShelf';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';
import { stopClock } from '../../helpers/stopClock';

const primer = findCategory('Primer');
const shelf = productCollection(primer);
const START = stopClock();

/** Each document has its id as the title. */
function stock(...ids: string[]) {
  resetCaches();
  return sourceInUse('demo').mockResolvedValue(ids.map((id) => rawDocument({ title: id }, id)));
}

describe('readForPage of a shelf', () => {
  it('carries the items and the time of the reading, but no diagnostics', async () => {
    stock('a');
    expect(await readForPage(shelf, 'en', readShelf)).toStrictEqual({
      readAt: START,
      items: [{ id: 'a', title: 'a' }],
    });
    expect((await readShelf(shelf)).diagnostics).not.toEqual([]);
  });

  it('is in the language of the page', async () => {
    const fields = { title: 'Silk', title_bn: 'সিল্ক টাচ' };
    sourceInUse('demo').mockResolvedValue([rawDocument(fields, 'a')]);
    const bengali = { id: 'a', title: 'সিল্ক টাচ', originalTitle: 'Silk' };
    expect((await readForPage(shelf, 'bn', readShelf)).items).toEqual([bengali]);
    expect((await readForPage(shelf, 'hi', readShelf)).items).toEqual([{ id: 'a', title: 'Silk' }]);
  });
});

describe('readForPage of the videos of the home page', () => {
  const clip = { Vedioyoutube: '/clip-1.mp4' };
  const media = { file: '/clip-1.mp4' };
  const named = (words: string) => ({ words, customer: 'Rina', town: 'Kandi' });

  it('keeps three quotes with name and town, in their order, without the day', async () => {
    sourceInUse('demo').mockResolvedValue([
      rawDocument({ ...named('One.'), day: '2026-09-12' }, 'a'),
      rawDocument({ words: 'Nobody knows who.' }, 'b'),
      ...['c', 'd', 'e'].map((id) => rawDocument({ ...clip, ...named(id) }, id)),
    ]);
    expect((await readForPage(quotedVideos, 'en', readShelf)).items).toEqual([
      { id: 'a', quote: named('One.') },
      { id: 'c', media, quote: named('c') },
      { id: 'd', media, quote: named('d') },
      { id: 'e', media },
    ]);
  });

  it('takes words without name or town where there are no others, and keeps silent videos', async () => {
    sourceInUse('demo').mockResolvedValue([
      rawDocument(clip, 'a'),
      rawDocument({ words: 'Kind people.' }, 'b'),
    ]);
    expect((await readForPage(quotedVideos, 'en', readShelf)).items).toEqual([
      { id: 'a', media },
      { id: 'b', quote: { words: 'Kind people.' } },
    ]);
  });
});

describe('readForPage of the slides', () => {
  const slider1 = '/pictures/rose.webp';

  async function shown(slide: Record<string, string>) {
    const read = sourceInUse('demo').mockImplementation(async (collection) => {
      if (collection === slides.name) return [rawDocument(slide, 's')];
      const isPrimer = collection === primer.collection;
      return isPrimer ? [rawDocument({ title: 'Rose Base', img: slider1 }, 'p')] : [];
    });
    return { items: (await readForPage(slides, 'en', readShelf)).items, read };
  }

  it('links a picture to the product that has the same one, and leaves others without a link', async () => {
    const { items } = await shown({ slider1, slider2: '/banner.webp', alt2: 'Sale' });
    const pictures = [
      { image: slider1, link: '/Primer/rose-base-p' },
      { image: '/banner.webp', alt: 'Sale' },
    ];
    expect(items).toEqual([{ id: 's', pictures }]);
  });

  it('keeps a link that the owner typed, and then reads no shelf', async () => {
    const { items, read } = await shown({ slider1, link1: '/Foundation' });
    expect(items).toEqual([{ id: 's', pictures: [{ image: slider1, link: '/Foundation' }] }]);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe('readForPage of a product', () => {
  const show = (part: string) => readForPage(oneProduct(shelf, part), 'en', readShelf);

  it('shares the reading of the shelf', async () => {
    const read = stock('a-b');
    const { readAt } = await readShelf(shelf);
    jest.setSystemTime(START + 1_000);
    expect(await show('a_b')).toMatchObject({ readAt, items: [{ product: { id: 'a-b' } }] });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is of an old reading while the database is away only for who would rather have that', async () => {
    logged('error');
    const read = stock('a-b');
    await show('a_b');
    read.mockRejectedValue(new CatalogueReadError(shelf.name, 'unreachable'));
    jest.setSystemTime(START + 60_000);
    await expect(show('a_b')).rejects.toThrow('unreachable');
    const known = readForPage(oneProduct(shelf, 'a_b'), 'en', knownShelf);
    expect(await known).toMatchObject({ readAt: START, items: [{ product: { id: 'a-b' } }] });
  });
});
