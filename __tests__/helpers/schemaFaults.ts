import { type Check, checks } from './schemaChecks';

const {
  text,
  natural,
  place,
  phone,
  country,
  clock,
  day,
  address,
  amount,
  rupees,
  struck,
  soldOut,
  date,
  degrees,
  oneOrMore,
} = checks;

type Data = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, Check>>;

interface Rule {
  readonly required: Properties;
  readonly allowed?: Properties;
  /** What the properties must be together. */
  readonly also?: (data: Data, at: string) => string[];
}

/** Sources: Google Search Central, "Local business", "Breadcrumb" and "Merchant listing"; schema.org, CollectionPage and ItemList. */
const rules: Readonly<Record<string, Rule>> = {
  Store: {
    required: { name: text, address: thing('PostalAddress') },
    allowed: {
      '@id': address,
      url: address,
      image: oneOrMore(address),
      telephone: phone,
      email: text,
      sameAs: oneOrMore(address),
      priceRange: text,
      geo: thing('GeoCoordinates'),
      openingHoursSpecification: list('OpeningHoursSpecification'),
    },
  },
  GeoCoordinates: { required: { latitude: degrees(90), longitude: degrees(180) } },
  OpeningHoursSpecification: {
    required: { opens: clock, closes: clock },
    allowed: { dayOfWeek: oneOrMore(day), validFrom: date, validThrough: date },
    also: ({ dayOfWeek, validFrom }, at) =>
      dayOfWeek || validFrom ? [] : [`${at}.dayOfWeek: missing`],
  },
  PostalAddress: {
    required: { streetAddress: text, addressLocality: text, addressCountry: country },
    allowed: { addressRegion: text, postalCode: text },
  },
  BreadcrumbList: {
    required: { itemListElement: list('ListItem') },
    also: ({ itemListElement }, at) => [
      ...runsFromOne(itemListElement, at),
      ...trailFaults(itemsOf(itemListElement), at),
    ],
  },
  CollectionPage: {
    required: { name: text, url: address, mainEntity: thing('ItemList') },
    allowed: { '@id': address, description: text },
  },
  ItemList: {
    required: { numberOfItems: natural, itemListElement: list('ListItem') },
    also: ({ numberOfItems, itemListElement }, at) => [
      ...runsFromOne(itemListElement, at),
      ...(numberOfItems === itemsOf(itemListElement).length
        ? []
        : [`${at}.numberOfItems: does not agree with the list`]),
      ...itemsOf(itemListElement).flatMap((item, index) =>
        item.url === undefined ? [`${at}.itemListElement[${index}].url: missing`] : [],
      ),
    ],
  },
  Product: {
    required: { name: text, url: address },
    allowed: { '@id': address, description: text, image: address, offers: thing('Offer') },
  },
  Offer: {
    required: { price: amount, priceCurrency: rupees, url: address },
    allowed: { priceSpecification: list('UnitPriceSpecification'), availability: soldOut },
  },
  UnitPriceSpecification: {
    required: { price: amount, priceCurrency: rupees },
    allowed: { priceType: struck },
  },
  ListItem: {
    required: { position: place },
    allowed: { name: text, item: address, url: address },
  },
};

/**
 * What is wrong with a page's structured data, a line each: a type or a property that Google does not document for
 * these pages, one that is missing, and one of another kind than it should be.
 */
export function schemaFaults(graph: unknown): string[] {
  const { '@context': context, '@graph': things } = data(graph);
  if (!Array.isArray(things)) return ['@graph: should be a list'];
  return [
    ...(context === 'https://schema.org' ? [] : ['@context: should be https://schema.org']),
    ...(things.length > 0 ? [] : ['@graph: is empty']),
    ...things.flatMap((one) => thingFaults(one, String(data(one)['@type']))),
  ];
}

function thingFaults(value: unknown, at: string): string[] {
  const { '@type': type, ...properties } = data(value);
  const rule = rules[String(type)];
  if (!rule) return [`${at}: the type ${type} does not belong here`];
  const { required, allowed = {}, also = () => [] } = rule;
  const known = { ...required, ...allowed };
  return [
    ...Object.keys(required)
      .filter((name) => properties[name] === undefined)
      .map((name) => `${at}.${name}: missing`),
    ...Object.entries(properties).flatMap(([name, property]) =>
      known[name]
        ? known[name](property, `${at}.${name}`)
        : [`${at}.${name}: does not belong here`],
    ),
    ...also(properties, at),
  ];
}

function thing(type: string): Check {
  return (value, at) =>
    data(value)['@type'] === type ? thingFaults(value, at) : [`${at}: should be a ${type}`];
}

function list(type: string): Check {
  return (value, at) =>
    Array.isArray(value)
      ? value.flatMap((one, index) => thing(type)(one, `${at}[${index}]`))
      : [`${at}: should be a list`];
}

function runsFromOne(value: unknown, at: string): string[] {
  const right = itemsOf(value).every(({ position }, index) => position === index + 1);
  return right ? [] : [`${at}.itemListElement: the positions should run from 1`];
}

/** Every step needs its address but the last, which is the page itself. */
function trailFaults(steps: readonly Data[], at: string): string[] {
  return [
    ...(steps.length >= 2 ? [] : [`${at}.itemListElement: should have two items or more`]),
    ...steps.flatMap(({ name }, index) =>
      name === undefined ? [`${at}.itemListElement[${index}].name: missing`] : [],
    ),
    ...steps
      .slice(0, -1)
      .flatMap(({ item }, index) =>
        item === undefined ? [`${at}.itemListElement[${index}].item: missing`] : [],
      ),
  ];
}

function itemsOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.map(data) : [];
}

function data(value: unknown): Data {
  return typeof value === 'object' && value !== null ? (value as Data) : {};
}
