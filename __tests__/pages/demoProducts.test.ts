import { demoProducts } from '../helpers/demoProducts';
import { headIn } from '../helpers/headIn';
import { productHtmlAt } from '../helpers/productHtml';

const SITE = 'http://localhost:3000';

const byLength = demoProducts().sort((one, other) => one.title.length - other.title.length);

// Only the shortest and the longest title. productSeo.test.ts checks the texts of all products,
// and e2e/demo/products.spec.ts checks all pages of the built site.
describe.each([...byLength.slice(0, 1), ...byLength.slice(-1)])(
  'the static HTML of $path',
  ({ path, title, category }) => {
    it('is a complete page with the tags for search engines and previews', async () => {
      const html = await productHtmlAt(path);
      expect(html.match(/<h1/g)).toHaveLength(1);
      const { title: tab, canonical, metas, jsonLd } = headIn(html);
      expect(canonical).toBe(SITE + path);
      expect(tab?.length).toBeLessThanOrEqual(65);
      expect(jsonLd).toMatchObject({
        '@graph': [
          {
            '@type': 'Product',
            name: title,
            url: SITE + path,
            offers: { price: expect.any(Number), priceCurrency: 'INR' },
          },
          { '@type': 'BreadcrumbList' },
          { '@type': 'WebPage' },
        ],
      });
      expect(metas).toMatchObject({
        description: expect.stringMatching(/^.{70,160}$/u),
        'og:title': expect.stringContaining('₹'),
        'og:type': 'product',
        'og:url': SITE + path,
        'og:description': metas.description,
        'og:image': expect.stringMatching(
          new RegExp(`^${SITE}/api/preview/${category.slug}\\.[\\w~]+\\.[\\da-z]{11}\\.jpg$`),
        ),
        'og:image:alt': expect.stringContaining(`${title}, ₹`),
        'twitter:card': 'summary_large_image',
        'product:price:currency': 'INR',
        'twitter:label1': 'Price',
      });
    });
  },
);
