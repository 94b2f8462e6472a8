import { hasTruePercents } from '@/catalogue/hasTruePercents';
import { priceDiagnostics, truePercent } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import { omitUndefined } from '@/shop/omitUndefined';
import { shop } from '@/shop/shop';
import type { RawDocument } from '../source/CatalogueSource';
import { documentFields } from './documentFields';
import { type Normalised, normalised } from './normalised';
import { productPictures } from './productPictures';
import { readFields } from './readFields';
import { translationsOf } from './translations';

const texts = {
  title: 'title',
  description: 'des',
  delivery: 'delivery',
  use: 'use',
  inside: 'inside',
} as const;

/**
 * Turns a document of any shape into a product; no item when it has neither title nor picture.
 * @param collection its collection's name, for the settings of its shelf.
 */
export function normaliseProduct(
  { id, fields }: RawDocument,
  collection?: string,
): Normalised<Product> {
  const { values, diagnostics } = readFields(fields, documentFields.product);
  const { title, des, delivery, mrp, price, soldOut, shades, size, brand, use, inside, best } =
    values;
  const { pictures, diagnostics: onPictures } = productPictures(values);
  const isWorkedOut = hasTruePercents(shop.percentShelves, collection);
  const off = values.off ?? (isWorkedOut ? truePercent(values) : undefined);
  const noDelivery = values.homeDelivery === false ? (true as const) : undefined;
  const item = {
    id,
    ...omitUndefined({ title, description: des, delivery, mrp, off, price, ...pictures, soldOut }),
    ...omitUndefined({ noDelivery, shades, size, brand, use, inside, best }),
    ...translationsOf(texts, values),
  };
  return normalised(
    title || pictures.image ? item : undefined,
    [...diagnostics, ...onPictures, ...priceDiagnostics(values)],
    values,
  );
}
