import { photos, productCollection, slides, videos } from '@/catalogue/collections';
import { itemsOn, loadPage } from '@/data/pages/staticPage';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { readCollection } from '@/data/source/readCollection';
import { jsonRoundTrip } from '../../helpers/jsonRoundTrip';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';

jest.mock('@/data/source/readCollection');

const read = jest.mocked(readCollection);
const primer = productCollection({ slug: 'Primer', collection: 'MAKEUP-Primer' });
const page = { path: '/', collections: { primer, slides, photos, videos } };
const READ_AT = 1_795_000_000_000;

beforeEach(() => {
  resetCaches();
  read.mockReset();
  read.mockImplementation(async (collection) => ({
    readAt: READ_AT,
    documents: [
      rawDocument({
        title: collection,
        img: '/a.jpg',
        slider1: '/1.jpg',
        link1: '/Primer',
        Vedioyoutube: '/a.mp4',
      }),
    ],
  }));
});

describe('loadPage', () => {
  it('reads each collection under its name on the page', async () => {
    const items = itemsOn<typeof page.collections>(await loadPage(page, 'en'));
    expect(items).toMatchObject({
      primer: [{ title: 'MAKEUP-Primer', image: '/a.jpg' }],
      slides: [{ pictures: [{ image: '/1.jpg' }] }],
      photos: [{ image: '/a.jpg' }],
      videos: [{ media: { file: '/a.mp4' } }],
    });
    expect(jsonRoundTrip(items)).toStrictEqual(items);
  });

  it('reads one document more than is shown, to detect whether there are more', async () => {
    await loadPage(page, 'en');
    expect(read.mock.calls).toEqual([
      ['MAKEUP-Primer', 46],
      ['SLIDER-HOME', 10],
      ['VISIT-SHOP', 46],
      ['VIDEO YOUTUBE', 10],
    ]);
  });

  it('rejects when one of several collections fails, so that the last good page stays', async () => {
    const failure = new CatalogueReadError('VISIT-SHOP', 'unreachable');
    read.mockRejectedValueOnce(failure);
    await expect(loadPage(page, 'en')).rejects.toBe(failure);
  });

  it('does not retry a failing source; the next request does', async () => {
    read.mockRejectedValue(new CatalogueReadError('MAKEUP-Primer', 'unreachable'));
    await expect(loadPage({ path: '/', collections: { primer } }, 'en')).rejects.toThrow(
      'MAKEUP-Primer',
    );
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('gives an empty object for a page without collections', async () => {
    await expect(loadPage({ path: '/', collections: {} }, 'en')).resolves.toEqual({});
  });
});
