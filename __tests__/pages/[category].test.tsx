import CategoryPage, { getStaticPaths, getStaticProps } from '../../pages/[category]';
import { demoDocuments } from '../helpers/demoDocuments';
import { headOf } from '../helpers/headOf';
import { renderPage } from '../helpers/renderPage';
import { specifiedCategories } from '../helpers/specifiedCategories';
import { timesIn } from '../helpers/timesIn';

/** One category of each group. e2e/demo/long/crawl.spec.ts checks all 39 on the built site. */
const oneOfEachGroup = specifiedCategories.filter(([slug]) =>
  ['Foundation', 'Clip-kata', 'huda-brand'].includes(slug),
);

function dataOf(slug: string) {
  return getStaticProps({ params: { category: slug } });
}

async function open(slug: string) {
  return renderPage(CategoryPage, await dataOf(slug), `/${slug}`);
}

describe('pages/[category]', () => {
  it('is built for exactly the 39 addresses of the specification', async () => {
    const { paths, fallback } = await getStaticPaths({});
    const slugs = paths.map((path) => typeof path === 'object' && path.params?.category);
    expect(slugs.sort()).toEqual(specifiedCategories.map(([slug]) => slug).sort());
    expect(fallback).toBe(false);
  });

  it.each(oneOfEachGroup)(
    'shows %s with the heading and breadcrumb %s and all products of %s',
    async (slug, title, collection) => {
      const products = demoDocuments(collection);
      const { main, inMain } = await open(slug);
      expect(inMain.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const trail = inMain.getAllByRole('listitem').slice(0, 2);
      expect(trail.map((item) => item.textContent)).toEqual(['Home', title]);
      const headings = inMain.getAllByRole('heading', { level: 2 });
      expect(headings.map((heading) => heading.textContent)).toEqual([
        ...products.map(({ title }) => title),
        'More categories',
      ]);
      expect(main).toHaveTextContent(`${products.length} products`);
      expect(headOf()).toMatchObject({
        title: expect.stringMatching(
          / in Berhampore from ₹[\d,]+(, up to \d+% off)?( \| Rupkatha Beauty)?$/,
        ),
        canonical: `http://localhost:3000/${slug}`,
      });
    },
  );

  it.each(oneOfEachGroup)(
    'revalidates %s after 60 seconds and sends each product once',
    async (slug, _title, collection) => {
      const products = demoDocuments(collection);
      const { props, revalidate } = await dataOf(slug);
      expect(revalidate).toBe(60);
      expect(products.map(({ title }) => timesIn(props, title))).toEqual(products.map(() => 1));
    },
  );

  it('throws for a slug outside the registry', async () => {
    await expect(dataOf('foundation')).rejects.toThrow('No category has the slug foundation');
  });
});
