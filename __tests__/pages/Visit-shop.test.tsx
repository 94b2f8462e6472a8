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
