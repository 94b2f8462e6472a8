import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { load, loadShelves, readers } from '@/server/shelves/loadShelves';
import { CatalogueReadError } from '@/server/source/CatalogueReadError';
import { readCollection } from '@/server/source/readCollection';
import { photosQuery, productsQuery, slidesQuery, videosQuery } from '@/shelves/shelves';
import { forgetShelves } from '../../helpers/forgetShelves';
import { rawDocument } from '../../helpers/rawDocument';
import { throughJson } from '../../helpers/throughJson';

jest.mock('@/server/source/readCollection');

const read = jest.mocked(readCollection);
const primer = productsQuery({ slug: 'Primer', collection: 'MAKEUP-Primer' });
const READ_AT = 1_795_000_000_000;

function inTheBrowser(loaded: QueryClient): QueryClient {
  const client = new QueryClient();
  hydrate(client, throughJson(dehydrate(loaded)));
  return client;
}

beforeEach(() => {
  forgetShelves();
  read.mockReset();
  read.mockImplementation(async (collection) => ({
    readAt: READ_AT,
    documents: [
      rawDocument({ title: collection, img: '/a.jpg', slider1: '/1.jpg', Vedioyoutube: '/a.mp4' }),
    ],
  }));
});

describe('loadShelves', () => {
  it('carries every collection of a page to the browser under its query', async () => {
    const state = await loadShelves(
      load(primer, readers.products),
      load(slidesQuery, readers.slides),
      load(photosQuery, readers.photos),
      load(videosQuery, readers.videos),
    );
    const client = inTheBrowser(state);
    expect(client.getQueryData(primer.queryKey)).toMatchObject({
      readAt: READ_AT,
      items: [{ title: 'MAKEUP-Primer', image: '/a.jpg' }],
    });
    expect(client.getQueryData(slidesQuery.queryKey)).toMatchObject({
      items: [{ images: ['/1.jpg'] }],
    });
    expect(client.getQueryData(photosQuery.queryKey)).toMatchObject({
      items: [{ image: '/a.jpg' }],
    });
    expect(client.getQueryData(videosQuery.queryKey)).toMatchObject({
      items: [{ media: { file: '/a.mp4' } }],
    });
  });

  it('asks each collection for the number of documents of the specification', async () => {
    await loadShelves(
      load(primer, readers.products),
      load(slidesQuery, readers.slides),
      load(photosQuery, readers.photos),
      load(videosQuery, readers.videos),
    );
    expect(read.mock.calls).toEqual([
      ['MAKEUP-Primer', 45],
      ['SLIDER-HOME', 9],
      ['VISIT-SHOP', 45],
      ['VIDEO YOUTUBE', 9],
    ]);
  });

  it('gives a state that JSON carries unchanged', async () => {
    const state = dehydrate(await loadShelves(load(primer, readers.products)));
    expect(state.queries).toHaveLength(1);
    expect(throughJson(state.queries.map((query) => query.state.data))).toStrictEqual(
      state.queries.map((query) => query.state.data),
    );
  });

  it('rejects when one of several collections fails, so that the last good page stays', async () => {
    const failure = new CatalogueReadError('VISIT-SHOP', 'unreachable');
    read.mockRejectedValueOnce(failure);
    await expect(
      loadShelves(load(photosQuery, readers.photos), load(primer, readers.products)),
    ).rejects.toBe(failure);
  });

  it('asks a failing source once only; trying again is for the next request', async () => {
    read.mockRejectedValue(new CatalogueReadError('MAKEUP-Primer', 'unreachable'));
    await expect(loadShelves(load(primer, readers.products))).rejects.toThrow('MAKEUP-Primer');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('gives an empty state for a page without collections', async () => {
    expect(dehydrate(await loadShelves())).toMatchObject({ queries: [] });
  });
});
