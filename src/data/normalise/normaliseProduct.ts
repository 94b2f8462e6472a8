import { honestPrice, priceDiagnostics } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import { omitUndefined } from '@/shop/omitUndefined';
import type { Made, ReadDocument } from './documentFields';
import { productPictures } from './productPictures';
import { shadeDiagnostics, translatedShades } from './translatedShades';
import { translatedSize } from './translatedSize';
import { translationsOf } from './translations';

const texts = {
  title: 'title',
  description: 'des',
  delivery: 'delivery',
  use: 'use',
  inside: 'inside',
} as const;

/** A product from a document; no item when it has neither title nor picture. */
export function normaliseProduct(read: ReadDocument<'product'>): Made<Product> {
  const { id, values, diagnostics } = read;
  const { title, des, delivery, soldOut, shades, size, brand, use, inside, best } = values;
  const { pictures, diagnostics: onPictures } = productPictures(values);
  const { mrp, off, price } = honestPrice(values);
  const noDelivery = values.homeDelivery === false ? (true as const) : undefined;
  const item = {
    id,
    ...omitUndefined({ title, description: des, delivery, mrp, off, price, ...pictures, soldOut }),
    ...omitUndefined({ noDelivery, shades, size, brand, use, inside, best }),
    ...translationsOf(texts, values, (code) =>
      omitUndefined({ shades: translatedShades(values, code), ...translatedSize(values, code) }),
    ),
  };
  return {
    item: title || pictures.image ? item : undefined,
    diagnostics: [
      ...diagnostics,
      ...onPictures,
      ...shadeDiagnostics(values),
      ...priceDiagnostics(values),
    ],
  };
}
