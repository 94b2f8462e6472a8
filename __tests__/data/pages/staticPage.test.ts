import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { readCollection } from '@/data/source/readCollection';
import { languages } from '@/shop/languages';
import { resetCaches } from '../../helpers/resetCaches';

jest.mock('@/data/source/readCollection');

const read = jest.mocked(readCollection);

beforeEach(() => {
  resetCaches();
  read.mockReset();
});

describe('staticPage', () => {
  it('gives the props of the route, its collections and a revalidation of 60 seconds', async () => {
    read.mockResolvedValue({ readAt: 1, documents: [] });
    await expect(
      staticPage(sitePages.visitShop, languages.en, { own: 'prop' }),
    ).resolves.toMatchObject({
      props: {
        own: 'prop',
        dehydratedState: { queries: [{ queryKey: ['shelf', 'VISIT-SHOP'] }] },
      },
      revalidate: 60,
    });
  });

  it('revalidates a page without collections as well', async () => {
    await expect(staticPage(sitePages.contact, languages.en)).resolves.toMatchObject({
      props: { dehydratedState: { queries: [] } },
      revalidate: 60,
    });
    expect(read).not.toHaveBeenCalled();
  });

  it('rejects when a collection fails, because a result would overwrite the last good page', async () => {
    read.mockRejectedValue(new CatalogueReadError('VISIT-SHOP', 'unreachable'));
    await expect(staticPage(sitePages.visitShop, languages.en)).rejects.toThrow(
      /VISIT-SHOP.*unreachable/,
    );
  });
});
