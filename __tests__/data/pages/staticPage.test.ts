import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { languages } from '@/shop/languages';
import { logged } from '../../helpers/logged';
import { sourceInUse } from '../../helpers/sourceInUse';

let read: ReturnType<typeof sourceInUse>;

describe('staticPage', () => {
  beforeEach(() => {
    read = sourceInUse('demo');
  });

  it('gives the props of the route, its collections and a revalidation of 60 seconds', async () => {
    await expect(
      staticPage(pageDefinitions.visitShop, languages.en, { own: 'prop' }),
    ).resolves.toMatchObject({
      props: {
        own: 'prop',
        dehydratedState: {
          queries: [{ queryKey: ['shelf', 'VISIT-SHOP'] }, { queryKey: ['shelf', 'SHOP'] }],
        },
      },
      revalidate: 60,
    });
  });

  it('revalidates a page without collections as well', async () => {
    await expect(staticPage(pageDefinitions.contact, languages.en)).resolves.toMatchObject({
      props: { dehydratedState: { queries: [{ queryKey: ['shelf', 'SHOP'] }] } },
      revalidate: 60,
    });
    expect(read.mock.calls.map(([name]) => name)).toEqual(['SHOP', 'VISIT-SHOP']);
  });

  it('rejects when a collection fails, because a result would overwrite the last good page', async () => {
    logged('error');
    read.mockRejectedValue(new CatalogueReadError('VISIT-SHOP', 'unreachable'));
    await expect(staticPage(pageDefinitions.visitShop, languages.en)).rejects.toThrow(
      /VISIT-SHOP.*unreachable/,
    );
  });
});
