import { categories } from '@/catalogue/categories';
import { jsonLdText } from '@/seo/jsonLd/jsonLdText';
import { type AnyPageProps, structuredData } from '@/seo/jsonLd/structuredData';
import { categoryPage, fixedPages } from '@/server/pages';
import { staticPage } from '@/server/staticPage';
import { demoDocuments } from '../../helpers/demoDocuments';
import { schemaFaults } from '../../helpers/schemaFaults';
import { throughJson } from '../../helpers/throughJson';

async function graphOf(page: ReturnType<typeof staticPage<{ crumb?: string }>>) {
  const { props } = await page;
  return JSON.parse(jsonLdText(structuredData(throughJson<AnyPageProps>(props))));
}

function typesOf(graph: { readonly '@graph': readonly { readonly '@type': string }[] }) {
  return graph['@graph'].map((thing) => thing['@type']);
}

describe('structuredData', () => {
  it.each([
    ['home', ['Store']],
    ['contact', ['Store', 'BreadcrumbList']],
    ['reviews', ['BreadcrumbList']],
    ['visitShop', ['BreadcrumbList']],
  ] as const)('of the page %s is without fault: %j', async (page, types) => {
    const graph = await graphOf(staticPage(fixedPages[page], {}));
    expect(schemaFaults(graph)).toEqual([]);
    expect(typesOf(graph)).toEqual(types);
  });

  it.each(categories.map((category) => [category.title, category] as const))(
    'of the shelf %s is without fault and lists its products',
    async (title, category) => {
      const graph = await graphOf(staticPage(categoryPage(category), { crumb: title }));
      expect(schemaFaults(graph)).toEqual([]);
      expect(typesOf(graph)).toEqual(['CollectionPage', 'BreadcrumbList']);
      const [{ mainEntity }, { itemListElement: trail }] = graph['@graph'];
      expect(trail[1].name).toBe(title);
      expect(mainEntity.itemListElement.map(({ name }: { name: string }) => name)).toEqual(
        demoDocuments(category.collection).map((document) => document.title),
      );
    },
  );

  it('is empty for a page that no search engine keeps', () => {
    expect(structuredData({})).toEqual([]);
  });

  it('takes a shelf that is not there for an empty one', () => {
    const seo = {
      title: 'A',
      tabTitle: 'A',
      description: 'B',
      path: '/a',
      image: 'c',
      imageAlt: 'd',
    };
    expect(schemaFaults(JSON.parse(jsonLdText(structuredData({ seo, crumb: 'A' }))))).toEqual([]);
  });
});
