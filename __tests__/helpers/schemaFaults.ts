import { z } from 'zod';

const text = z.string().trim().min(1);
const address = z.string().regex(/^https?:\/\/[^/\s]+\//, 'should be an absolute address');
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const date = z.iso.date();
const day = z.templateLiteral([
  'https://schema.org/',
  z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
]);
const rupees = { price: z.number().nonnegative(), priceCurrency: z.literal('INR') };

const store = thing('Store', {
  name: text,
  address: thing('PostalAddress', {
    streetAddress: text,
    addressLocality: text,
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
    addressRegion: text.optional(),
    postalCode: text.optional(),
  }),
  '@id': address.optional(),
  url: address.optional(),
  image: address.optional(),
  telephone: z
    .string()
    .regex(/^\+[1-9]\d{9,14}$/, 'should have the country code')
    .optional(),
  email: text.optional(),
  sameAs: z.array(address).optional(),
  priceRange: text.optional(),
  containedInPlace: thing('City', {
    name: text,
    alternateName: z.array(text).optional(),
  }).optional(),
  geo: thing('GeoCoordinates', {
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }).optional(),
  openingHoursSpecification: z
    .array(
      z.union([
        thing('OpeningHoursSpecification', {
          opens: clock,
          closes: clock,
          dayOfWeek: z.array(day).min(1),
        }),
        thing('OpeningHoursSpecification', {
          opens: clock,
          closes: clock,
          validFrom: date,
          validThrough: date,
        }),
      ]),
    )
    .optional(),
});

/** Every step has an address except the last one, which is the page itself. */
const trail = thing('BreadcrumbList', {
  itemListElement: z
    .array(thing('ListItem', { position: z.int(), name: text, item: address.optional() }))
    .min(2)
    .refine(runsFromOne, 'the positions should run from 1')
    .refine((steps) => steps.slice(0, -1).every(({ item }) => item), 'a step has no address'),
});

const page = { '@id': address, inLanguage: z.enum(['en-IN', 'bn-IN', 'hi-IN']) };

const webPage = thing('WebPage', page);

const collectionPage = thing('CollectionPage', {
  ...page,
  name: text,
  url: address,
  description: text.optional(),
  mainEntity: thing('ItemList', {
    numberOfItems: z.int().positive(),
    itemListElement: z
      .array(thing('ListItem', { position: z.int(), url: address, name: text.optional() }))
      .refine(runsFromOne, 'the positions should run from 1'),
  })
    .refine((list) => list.numberOfItems === list.itemListElement.length, 'counts another number')
    .optional(),
});

const product = thing('Product', {
  name: text,
  url: address,
  '@id': address.optional(),
  description: text.optional(),
  image: address.or(z.array(address).min(1)).optional(),
  brand: thing('Brand', { name: text }).optional(),
  offers: thing('Offer', {
    ...rupees,
    url: address,
    availability: z.literal('https://schema.org/OutOfStock').optional(),
    priceSpecification: z
      .array(
        thing('UnitPriceSpecification', {
          ...rupees,
          priceType: z.literal('https://schema.org/StrikethroughPrice').optional(),
        }),
      )
      .optional(),
  }),
});

/**
 * Sources: Google Search Central, "Local business", "Breadcrumb" and "Merchant listing"; schema.org, WebPage,
 * CollectionPage and ItemList.
 */
const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z
    .array(z.discriminatedUnion('@type', [store, trail, webPage, collectionPage, product]))
    .min(1),
});

/**
 * The errors in a page's structured data, one a line: a type or property that Google does not document for these pages,
 * a missing property, and a value of the wrong kind.
 */
export function schemaFaults(graph: unknown): string[] {
  const { error } = graphSchema.safeParse(graph);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

function thing<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({ '@type': z.literal(type), ...shape });
}

function runsFromOne(list: readonly { readonly position: number }[]): boolean {
  return list.every(({ position }, index) => position === index + 1);
}
