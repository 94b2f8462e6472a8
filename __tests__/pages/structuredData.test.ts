import { headIn } from '../helpers/headIn';
import { staticHtmlOf } from '../helpers/staticHtmlOf';

/**
 * The expected schema.org types of each page, with one shelf of each group. e2e/demo/long/crawl.spec.ts checks all shelves.
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
  it.each(pages)('of %s has the types %j', async (path, types) => {
    const graph = await graphOf(path);
    expect(graph['@graph'].map((thing) => thing['@type'])).toEqual(types);
    expect(graph).toHaveProperty('@context', 'https://schema.org');
  });
});
