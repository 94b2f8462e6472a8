import { readableName } from '@/catalogue/readableName';
import { demoDocuments } from '../helpers/demoDocuments';
import { headIn } from '../helpers/headIn';
import { schemaFaults } from '../helpers/schemaFaults';
import { staticHtmlOf } from '../helpers/staticHtmlOf';

/**
 * The expected schema.org types of each page, with one shelf of each group. e2e/demo/crawl.spec.ts checks all shelves.
 * Source: Google, "Structured data".
 */
const pages: [path: string, types: string[]][] = [
  ['/', ['Store', 'WebPage']],
  ['/contact-us', ['Store', 'BreadcrumbList', 'WebPage']],
  ['/Reviewpage', ['BreadcrumbList', 'WebPage']],
  ['/Visit-shop', ['BreadcrumbList', 'WebPage']],
  ['/Foundation', ['CollectionPage', 'BreadcrumbList']],
  ['/Clip-kata', ['CollectionPage', 'BreadcrumbList']],
  ['/huda-brand', ['CollectionPage', 'BreadcrumbList']],
];

async function graphOf(path: string) {
  const { jsonLd } = headIn(await staticHtmlOf(path));
  return jsonLd as { readonly '@graph': readonly Record<string, unknown>[] };
}

describe('the structured data in the static HTML', () => {
  it.each(pages)('of %s is valid and has the types %j', async (path, types) => {
    const graph = await graphOf(path);
    expect(graph['@graph'].map((thing) => thing['@type'])).toEqual(types);
    expect(schemaFaults(graph)).toEqual([]);
  });

  it('of a category lists the products of its shelf in order, and its breadcrumb', async () => {
    const graph = await graphOf('/Foundation');
    const products = demoDocuments('MAKEUP-Foundation').map(({ title }) => ({
      url: expect.stringContaining(encodeURI(`/Foundation/${readableName(title)}-`)),
    }));
    expect(graph['@graph']).toMatchObject([
      { mainEntity: { itemListElement: products } },
      { itemListElement: [{ name: 'Home' }, { name: 'Foundation' }] },
    ]);
  });
});
