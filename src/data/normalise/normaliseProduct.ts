import type { Diagnostic } from '@/catalogue/Diagnostic';
import { honestPrice, priceDiagnostics } from '@/catalogue/honestPrice';
import type { Product, Shade, Size } from '@/catalogue/items';
import type { OtherLanguageCode } from '@/shop/LanguageCode';
import { otherLanguageCodes } from '@/shop/languages';
import { omitUndefined } from '@/shop/omitUndefined';
import { documentFields, type NormalisedDocument, type ParsedDocument } from './documentFields';
import { pictureFieldsOf } from './readFields';
import { excerpt } from './readText';
import { translationsOf } from './translations';

type Values = ParsedDocument<'product'>['values'];

/** Fields of which a product has the value as it was read. */
type PlainField = Exclude<
  keyof Values,
  | `${string}_${OtherLanguageCode}`
  | `img${string}`
  | ('mrp' | 'off' | 'price' | 'homeDelivery' | 'shades' | 'show' | 'until' | 'order' | 'hidden')
>;

/** The product's property of each. */
const properties = {
  title: 'title',
  des: 'description',
  delivery: 'delivery',
  soldOut: 'soldOut',
  size: 'size',
  brand: 'brand',
  use: 'use',
  inside: 'inside',
  best: 'best',
} as const satisfies Readonly<Record<PlainField, keyof Product>>;

/** A product from a document; no item when it has neither title nor picture. */
export function normaliseProduct(read: ParsedDocument<'product'>): NormalisedDocument<Product> {
  const { id, values, diagnostics } = read;
  const { pictures, diagnostics: onPictures } = productPictures(values);
  const { mrp, off, price } = honestPrice(values);
  const noDelivery = values.homeDelivery === false ? (true as const) : undefined;
  const item = {
    id,
    ...plainProperties(values),
    ...omitUndefined({ mrp, off, price, ...pictures, noDelivery, shades: values.shades }),
    ...translationsOf<Product>(properties, values, (code) =>
      omitUndefined({
        shades: translatedShades(values, code),
        size: translatedSize(values.size, code),
      }),
    ),
  };
  return {
    item: item.title || pictures.image ? item : undefined,
    diagnostics: [
      ...diagnostics,
      ...onPictures,
      ...shadeDiagnostics(values),
      ...priceDiagnostics(values),
    ],
  };
}

function plainProperties(values: Values) {
  const entries = Object.entries(properties).map(([field, name]) => [
    name,
    values[field as PlainField],
  ]);
  return omitUndefined(Object.fromEntries(entries)) as {
    readonly [Field in PlainField as (typeof properties)[Field]]?: Values[Field];
  };
}

/** A product's pictures in the order of their fields. Repeated addresses get the diagnostic `pictureTwice`. */
function productPictures(values: Readonly<Record<string, unknown>>): {
  readonly pictures: Pick<Product, 'image' | 'moreImages'>;
  readonly diagnostics: readonly Diagnostic[];
} {
  const seen = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const field of pictureFieldsOf(documentFields.product)) {
    const address = values[field];
    if (typeof address !== 'string') continue;
    if (seen.has(address))
      diagnostics.push({ code: 'pictureTwice', field, typed: excerpt(address) ?? '' });
    seen.add(address);
  }
  const [image, ...moreImages] = seen;
  return {
    pictures: { ...(image ? { image } : {}), ...(moreImages.length > 0 ? { moreImages } : {}) },
    diagnostics,
  };
}

type ShadeFields = {
  readonly [Field in 'shades' | `shades_${OtherLanguageCode}`]?: readonly Shade[];
};

/** A product's shades with their names in a language; undefined unless each shade has exactly one translated name. */
function translatedShades(
  values: ShadeFields,
  code: OtherLanguageCode,
): readonly Shade[] | undefined {
  const { shades = [], [`shades_${code}` as const]: translated } = values;
  if (translated?.length !== shades.length) return undefined;
  return shades.map((shade, n) => ({
    ...shade,
    name: translated[n]?.name ?? shade.name,
    originalName: shade.name,
  }));
}

/** A diagnostic for each language with more or fewer names than shades. */
function shadeDiagnostics(values: ShadeFields): Diagnostic[] {
  const count = values.shades?.length ?? 0;
  return otherLanguageCodes.flatMap((code) => {
    const field = `shades_${code}` as const;
    const names = values[field]?.length ?? count;
    if (names === count) return [];
    return { code: 'shadesUnequal', field, typed: String(names), expected: String(count) };
  });
}

/** A size in pieces. Other units are written alike in all languages: "30 ml". */
const inPieces: Readonly<Record<OtherLanguageCode, (amount: number) => string>> = {
  bn: (amount) => `${amount} পিস`,
  hi: (amount) => `${amount} पीस`,
};

/** How a language writes a size; undefined where it is as in English. */
function translatedSize(size: Size | undefined, code: OtherLanguageCode): Size | undefined {
  const { amount, unit } = size?.measure ?? {};
  return size && amount && unit === 'piece' ? { ...size, text: inPieces[code](amount) } : undefined;
}
