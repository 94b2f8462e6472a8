import { load, readers } from '@/catalogue/server/loadShelves';
import { staticPage } from '@/catalogue/server/staticPage';
import { photosQuery } from '@/catalogue/shelves/shelves';
import { CatalogueReadError } from '@/catalogue/source/CatalogueReadError';
import { readCollection } from '@/catalogue/source/readCollection';

jest.mock('@/catalogue/source/readCollection');

const read = jest.mocked(readCollection);
const photos = load(photosQuery, readers.photos);

beforeEach(() => read.mockReset());

describe('staticPage', () => {
  it('gives the props of the route, its collections and 60 seconds', async () => {
    read.mockResolvedValue({ readAt: 1, documents: [] });
    await expect(staticPage({ slug: 'Primer' }, photos)).resolves.toMatchObject({
      props: {
        slug: 'Primer',
        dehydratedState: { queries: [{ queryKey: photosQuery.queryKey }] },
      },
      revalidate: 60,
    });
  });

  it('renews a page without collections as well', async () => {
    await expect(staticPage({})).resolves.toMatchObject({
      props: { dehydratedState: { queries: [] } },
      revalidate: 60,
    });
    expect(read).not.toHaveBeenCalled();
  });

  it('rejects when a collection fails: an answer would overwrite the last good page', async () => {
    read.mockRejectedValue(new CatalogueReadError('VISIT-SHOP', 'unreachable'));
    await expect(staticPage({}, photos)).rejects.toThrow(/VISIT-SHOP.*unreachable/);
  });
});
