import { schemaFaults } from './schemaFaults';

const store = {
  '@type': 'Store',
  name: 'A shop',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '1 Road',
    addressLocality: 'Town',
    addressCountry: 'IN',
  },
};
const hours = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Sunday'],
  opens: '10:00',
  closes: '21:30',
};
const geo = { '@type': 'GeoCoordinates', latitude: 24.1, longitude: 88.25 };
const home = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' };
const here = { '@type': 'ListItem', position: 2, name: 'Here', item: 'https://a.example/here' };
const product = { '@type': 'ListItem', position: 1, name: 'A', url: 'https://a.example/here#a' };

function graph(...things: unknown[]) {
  return { '@context': 'https://schema.org', '@graph': things };
}

function trail(...itemListElement: unknown[]) {
  return { '@type': 'BreadcrumbList', itemListElement };
}

function collection(list: object) {
  const mainEntity = { '@type': 'ItemList', ...list };
  return { '@type': 'CollectionPage', name: 'A', url: 'https://a.example/here', mainEntity };
}

describe('schemaFaults', () => {
  it.each([
    ['a store', store],
    ['a store with hours', { ...store, geo, openingHoursSpecification: [hours] }],
    ['a trail', trail(home, here)],
    ['a trail whose last step has no address', trail(home, { ...here, item: undefined })],
    ['a collection', collection({ numberOfItems: 1, itemListElement: [product] })],
    ['an empty collection', collection({ numberOfItems: 0, itemListElement: [] })],
  ])('finds nothing wrong with %s', (_what, thing) => {
    expect(schemaFaults(JSON.parse(JSON.stringify(graph(thing))))).toEqual([]);
  });

  it.each<[fault: string, broken: unknown]>([
    ['@graph: should be a list', {}],
    ['@graph: should be a list', undefined],
    ['@graph: is empty', graph()],
    ['@context: should be https://schema.org', { '@graph': [store] }],
    ['Review: the type Review does not belong here', graph({ '@type': 'Review', name: 'A' })],
    ['undefined: the type undefined does not belong here', graph({ name: 'A' })],
    ['Store.address: missing', graph({ '@type': 'Store', name: 'A' })],
    ['Store.address: should be a PostalAddress', graph({ ...store, address: '1 Road, Town' })],
    ['Store.name: should be a text', graph({ ...store, name: ' ' })],
    ['Store.aggregateRating: does not belong here', graph({ ...store, aggregateRating: {} })],
    ['Store.image: should be an absolute address', graph({ ...store, image: '/banner.jpg' })],
    [
      'Store.telephone: should be a phone number with country code',
      graph({ ...store, telephone: '9876543210' }),
    ],
    [
      'Store.address.addressCountry: should be a country code of two letters',
      graph({ ...store, address: { ...store.address, addressCountry: 'India' } }),
    ],
    [
      'Store.openingHoursSpecification[0].opens: should be a time such as 09:30',
      graph({ ...store, openingHoursSpecification: [{ ...hours, opens: '10 am' }] }),
    ],
    [
      'Store.openingHoursSpecification[0].dayOfWeek: should be a day of the week in English',
      graph({ ...store, openingHoursSpecification: [{ ...hours, dayOfWeek: ['Mon'] }] }),
    ],
    [
      'Store.geo.latitude: should be degrees up to 90',
      graph({ ...store, geo: { ...geo, latitude: '24.1' } }),
    ],
    ['BreadcrumbList.itemListElement: should have two items or more', graph(trail(home))],
    [
      'BreadcrumbList.itemListElement: the positions should run from 1',
      graph(trail(home, { ...here, position: 3 })),
    ],
    [
      'BreadcrumbList.itemListElement[0].item: missing',
      graph(trail({ ...home, item: undefined }, here)),
    ],
    [
      'BreadcrumbList.itemListElement[0].name: missing',
      graph(trail({ ...home, name: undefined }, here)),
    ],
    [
      'BreadcrumbList.itemListElement[1].item: should be an absolute address',
      graph(trail(home, { ...here, item: '/here' })),
    ],
    [
      'CollectionPage.mainEntity.numberOfItems: does not agree with the list',
      graph(collection({ numberOfItems: 2, itemListElement: [product] })),
    ],
    [
      'CollectionPage.mainEntity.itemListElement: the positions should run from 1',
      graph(collection({ numberOfItems: 1, itemListElement: [{ ...product, position: 0 }] })),
    ],
    [
      'CollectionPage.mainEntity.itemListElement[0].url: missing',
      graph(collection({ numberOfItems: 1, itemListElement: [{ ...product, url: undefined }] })),
    ],
    [
      'CollectionPage.mainEntity.itemListElement[0].offers: does not belong here',
      graph(collection({ numberOfItems: 1, itemListElement: [{ ...product, offers: {} }] })),
    ],
  ])('finds "%s"', (fault, broken) => {
    expect(schemaFaults(broken && JSON.parse(JSON.stringify(broken)))).toContain(fault);
  });
});
