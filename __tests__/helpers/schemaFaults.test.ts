import { english } from '@/messages/en/english';
import { breadcrumbLd } from '@/seo/jsonLd/breadcrumbLd';
import { collectionLd } from '@/seo/jsonLd/collectionLd';
import { productLd } from '@/seo/jsonLd/productLd';
import { storeLd } from '@/seo/jsonLd/storeLd';
import { webPageLd } from '@/seo/jsonLd/webPageLd';
import { jsonLdText } from '@/seo/StaticHead';
import { aProduct } from './aProduct';
import { schemaFaults } from './schemaFaults';

type Data = Record<string, unknown>;

const hours = {
  text: 'Mo 10:00-20:30',
  times: [{ days: ['Mo' as const], opens: '10:00', closes: '20:30' }],
  holidays: [],
};
const lens = { title: 'Lens', path: '/lens', description: 'For the eyes.' };
const sound = JSON.parse(
  jsonLdText([
    storeLd(hours),
    breadcrumbLd(english, lens),
    collectionLd(lens, ['/lens/silk-touch-1'], english),
    productLd(lens, 'Silk Touch', aProduct()),
    webPageLd('/lens', english),
  ]),
);

/** The valid data with another value at this path; undefined removes it. */
function changed(path: string, value: unknown): unknown {
  const graph: Data = structuredClone(sound);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((data, key) => data[key] as Data, graph);
  parent[last] = value;
  return JSON.parse(JSON.stringify(graph));
}

describe('schemaFaults', () => {
  it('finds nothing wrong with valid data', () => {
    expect(schemaFaults(sound)).toEqual([]);
    expect(schemaFaults(changed('@graph.1.itemListElement.1.item', undefined))).toEqual([]);
  });

  it.each<[path: string, value: unknown]>([
    ['@context', undefined],
    ['@graph', undefined],
    ['@graph', []],
    ['@graph.0.@type', 'Review'],
    ['@graph.0.@type', undefined],
    ['@graph.0.address', undefined],
    ['@graph.0.address', '1 Road, Town'],
    ['@graph.0.name', ' '],
    ['@graph.0.aggregateRating', {}],
    ['@graph.0.image', '/banner.jpg'],
    ['@graph.0.telephone', '9876543210'],
    ['@graph.0.address.addressCountry', 'India'],
    ['@graph.0.openingHoursSpecification.0.opens', '10 am'],
    ['@graph.0.openingHoursSpecification.0.dayOfWeek', ['Mon']],
    ['@graph.0.openingHoursSpecification.0.dayOfWeek', undefined],
    ['@graph.0.geo', { '@type': 'GeoCoordinates', latitude: 124.1, longitude: 88.25 }],
    ['@graph.1.itemListElement.1', undefined],
    ['@graph.1.itemListElement.1.position', 3],
    ['@graph.1.itemListElement.0.item', undefined],
    ['@graph.1.itemListElement.0.name', undefined],
    ['@graph.1.itemListElement.1.item', '/here'],
    ['@graph.2.mainEntity.numberOfItems', 2],
    ['@graph.2.mainEntity.itemListElement.0.position', 0],
    ['@graph.2.mainEntity.itemListElement.0.url', undefined],
    ['@graph.2.mainEntity.itemListElement.0.offers', {}],
    ['@graph.2.inLanguage', undefined],
    ['@graph.3.offers.priceCurrency', 'USD'],
    ['@graph.3.offers.priceSpecification.1.priceType', 'https://schema.org/ListPrice'],
    ['@graph.4.inLanguage', 'Bengali'],
    ['@graph.4.@id', '/lens'],
  ])('finds an error when %s is %j', (path, value) => {
    const part = path.split('.').slice(0, 2).join('.');
    expect(schemaFaults(changed(path, value))).toEqual([expect.stringContaining(part)]);
  });
});
