import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { languages } from '@/shop/languages';
import { logged } from '../../helpers/logged';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

let read: ReturnType<typeof sourceInUse>;

beforeEach(() => {
  resetCaches();
  read = sourceInUse('demo');
});

describe('staticPage', () => {
  it('gives the props of the route, its collections and a revalidation of 60 seconds', async () => {
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
    logged('error');
    read.mockRejectedValue(new CatalogueReadError('VISIT-SHOP', 'unreachable'));
    await expect(staticPage(sitePages.visitShop, languages.en)).rejects.toThrow(
      /VISIT-SHOP.*unreachable/,
    );
  });
});
