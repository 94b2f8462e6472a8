import { within } from '@testing-library/react';
import { directionsLink } from '@/shop/links/mapLinks';
import VisitShopPage, { getStaticProps } from '../../pages/Visit-shop';
import { demoDocuments } from '../helpers/demoDocuments';
import { renderPage } from '../helpers/renderPage';
import { timesIn } from '../helpers/timesIn';

const photos = demoDocuments('VISIT-SHOP');

async function open() {
  return renderPage(VisitShopPage, await getStaticProps(), '/Visit-shop');
}

describe('pages/Visit-shop', () => {
  it('revalidates after 60 seconds and sends each photo once', async () => {
    const { props, revalidate } = await getStaticProps();
    expect(revalidate).toBe(60);
    expect(photos.map(({ title }) => timesIn(props, title))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('says where the shop is, when it opens and how to come, above its photos', async () => {
    const { inMain } = await open();
    const shop = inMain.getByRole('region', { name: 'Rupkatha Beauty' });
    expect(shop).toHaveTextContent('00 Demo Road, Berhampore');
    expect(shop).toHaveTextContent(/Mon-Sat 10\sam to 8:30\spm/);
    expect(within(shop).getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      directionsLink(),
    );
    const [photo] = inMain.getAllByRole('button', { name: /^Enlarge: / });
    expect(photo?.compareDocumentPosition(shop)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('shows the six photos of the shop, each with its title and description', async () => {
    const { inMain } = await open();
    const titles = photos.map(({ title }) => title);
    const pictures = inMain.getAllByRole('button', { name: /^Enlarge: / });
    const headings = inMain.getAllByRole('heading', { level: 2 });
    expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual(
      titles.map((title) => `Enlarge: ${title}`),
    );
    expect(headings.map((heading) => heading.textContent)).toEqual(titles);
    for (const { des } of photos) expect(inMain.getByText(des)).toBeVisible();
  });
});
