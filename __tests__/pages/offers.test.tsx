import { within } from '@testing-library/react';
import OffersPage, { getStaticProps } from '../../pages/offers';
import { headIn } from '../helpers/headIn';
import { rawDocument } from '../helpers/rawDocument';
import { renderPage } from '../helpers/renderPage';
import { sourceInUse } from '../helpers/sourceInUse';
import { staticHtmlOf } from '../helpers/staticHtmlOf';

/** The shop has these products on one shelf, and nothing on the others. */
function aShopWith(...products: object[]) {
  sourceInUse('demo').mockImplementation(async (collection) =>
    collection === 'WAX Stick' ? products.map((fields, n) => rawDocument(fields, `${n}`)) : [],
  );
}

async function open() {
  return renderPage(OffersPage, await getStaticProps(), '/offers');
}

const cards = ({ inMain }: Awaited<ReturnType<typeof open>>) =>
  inMain.getAllByRole('article').map((card) => within(card));

describe('pages/offers', () => {
  it('shows thirty products of the demo, the highest discount first', async () => {
    const page = await open();
    const shown = cards(page);
    expect(shown).toHaveLength(30);
    expect(shown[0]?.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Black Soft Fibre Bun Ring',
    );
    expect(shown[0]?.getByText('50% OFF')).toBeVisible();
  });

  it('lets visitors ask for each product, keep it, and go to its shelf', async () => {
    aShopWith({ title: 'Gold', mrp: 300, off: 40, price: 180 });
    const [card] = cards(await open());
    expect(card?.getByRole('link', { name: /^Whatsapp Inquiry: Gold/ })).toBeVisible();
    expect(card?.getByRole('button', { name: 'Save: Gold' })).toBeVisible();
    expect(card?.getByRole('link', { name: 'Gold' })).toHaveAttribute('href', '/Wax-stick/gold-0');
    expect(card?.getByRole('link', { name: 'Wax Stick' })).toHaveAttribute('href', '/Wax-stick');
  });

  it('shows the goods below ₹300 where nothing has a discount', async () => {
    aShopWith({ title: 'Dear', price: 500 }, { title: 'Cheap', price: 90 });
    const page = await open();
    expect(page.inMain.getByRole('heading', { level: 1, name: 'Under ₹300' })).toBeVisible();
    expect(cards(page).map((card) => card.getByRole('heading').textContent)).toEqual(['Cheap']);
  });

  it('says that there are no offers, with the ways to ask', async () => {
    aShopWith({ title: 'Dear', price: 500 });
    const { inMain } = await open();
    expect(inMain.getByRole('heading', { level: 2, name: 'No offers right now' })).toBeVisible();
    expect(inMain.getByRole('link', { name: /^WhatsApp us/, hidden: true })).toBeInTheDocument();
    expect(inMain.queryByRole('article')).not.toBeInTheDocument();
  });

  it('lists the products in its structured data, with its breadcrumb', async () => {
    aShopWith({ title: 'Gold', mrp: 300, off: 40, price: 180 });
    const { jsonLd } = headIn(await staticHtmlOf('/offers'));
    expect(jsonLd).toMatchObject({
      '@graph': [
        {
          '@type': 'CollectionPage',
          url: 'http://localhost:3000/offers',
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: [{ position: 1, url: 'http://localhost:3000/Wax-stick/gold-0' }],
          },
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });
});
