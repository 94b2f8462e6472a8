import type { Product } from '@/catalogue/items';
import type { RawDocument } from '../source/CatalogueSource';
import { documentFields } from './documentFields';
import { type Normalised, normalised } from './normalised';
import { omitUndefined } from './omitUndefined';
import { priceDiagnostics } from './priceDiagnostics';
import { productPictures } from './productPictures';
import { readFields } from './readFields';

/** Turns a document of any shape into a product; no item when it has neither title nor picture. */
export function normaliseProduct({ id, fields }: RawDocument): Normalised<Product> {
  const { values, diagnostics } = readFields(fields, documentFields.product);
  const { title, des, delivery, mrp, off, price, soldOut } = values;
  const { pictures, diagnostics: onPictures } = productPictures(values);
  const item = {
    id,
    ...omitUndefined({ title, description: des, delivery, mrp, off, price, ...pictures, soldOut }),
  };
  return normalised(
    title || pictures.image ? item : undefined,
    [...diagnostics, ...onPictures, ...priceDiagnostics(values)],
    values,
  );
}
