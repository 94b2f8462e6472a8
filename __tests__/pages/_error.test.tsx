import UnlistedPage from '../../pages/_error';
import { headOf } from '../helpers/headOf';
import { linkTargets } from '../helpers/linkTargets';
import { renderPage } from '../helpers/renderPage';

const shelf = {
  slug: 'Foundation',
  products: [{ id: '01-silk', title: 'Silk Touch', price: 449 }],
} as const;

type Props = Awaited<ReturnType<typeof UnlistedPage.getInitialProps>>;

function open(props: Props) {
  return renderPage(UnlistedPage, { props });
}

describe('pages/_error', () => {
  it('offers the nearest products, the shelf and the ways to ask when a product has left', async () => {
    const { main, inMain } = await open({ code: 'en', notFound: { nearest: [], shelf } });
    expect(
      inMain.getByRole('heading', { level: 1, name: 'We could not find this product' }),
    ).toBeVisible();
    expect(inMain.getByText('₹449')).toBeVisible();
    expect(linkTargets(main)).toEqual(
      expect.arrayContaining([
        '/Foundation/silk-touch-01_silk',
        '/Foundation',
        'tel:+910000000000',
      ]),
    );
    expect(headOf()).toMatchObject({
      title: 'We could not find this product',
      robots: 'noindex',
      canonical: undefined,
    });
  });

  it('offers only the shelf when it has no products', async () => {
    const { main, inMain } = await open({
      code: 'en',
      notFound: { nearest: [], shelf: { ...shelf, products: [] } },
    });
    expect(inMain.queryByRole('heading', { name: 'From Foundation' })).toBeNull();
    expect(linkTargets(main)).toContain('/Foundation');
  });

  it('says that there is no page at any other address', async () => {
    const { inMain } = await open({ code: 'en', notFound: { nearest: [] } });
    expect(
      inMain.getByRole('heading', { level: 1, name: 'We could not find that page' }),
    ).toBeVisible();
  });

  it('says that a fault is ours', async () => {
    const { inMain } = await open({ code: 'en' });
    expect(
      inMain.getByRole('heading', { level: 1, name: 'Something went wrong on our side' }),
    ).toBeVisible();
    expect(headOf()).toMatchObject({ title: 'Something went wrong on our side' });
  });
});
