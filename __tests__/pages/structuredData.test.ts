import { readableName } from '@/catalogue/readableName';
import { demoDocuments } from '../helpers/demoDocuments';
import { headIn } from '../helpers/headIn';
import { schemaFaults } from '../helpers/schemaFaults';
import { staticHtmlOf } from '../helpers/staticHtmlOf';

/**
 * What each page says that it is, of the shelves one of each group: e2e/demo/crawl.spec.ts reads all. Source: Google,
 * "Structured data".
 */
const pages: [path: string, types: string[]][] = [
  ['/', ['Store']],
  ['/contact-us', ['Store', 'BreadcrumbList']],
  ['/Reviewpage', ['BreadcrumbList']],
  ['/Visit-shop', ['BreadcrumbList']],
  ['/Foundation', ['CollectionPage', 'BreadcrumbList']],
  ['/Clip-kata', ['CollectionPage', 'BreadcrumbList']],
  ['/huda-brand', ['CollectionPage', 'BreadcrumbList']],
];

async function graphOf(path: string) {
  const { jsonLd } = headIn(await staticHtmlOf(path));
  return jsonLd as { readonly '@graph': readonly Record<string, unknown>[] };
}

describe('the structured data in the static HTML', () => {
  it.each(pages)('of %s is without fault and of its kinds: %j', async (path, types) => {
    const graph = await graphOf(path);
    expect(graph['@graph'].map((thing) => thing['@type'])).toEqual(types);
    expect(schemaFaults(graph)).toEqual([]);
  });

  it('of a category leads to the products of its shelf in their order, and says the way to it', async () => {
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
