import type { Product } from '@/catalogue/items';
import type { RawDocument } from '../source/CatalogueSource';
import { documentFields } from './documentFields';
import { type Normalised, normalised } from './normalised';
import { omitUndefined } from './omitUndefined';
import { priceDiagnostics } from './priceDiagnostics';
import { readFields } from './readFields';

/** Turns a document of any shape into a product; no item when it has neither title nor picture. */
export function normaliseProduct({ id, fields }: RawDocument): Normalised<Product> {
  const { values, diagnostics } = readFields(fields, documentFields.product);
  const { des: description, img: image, order: _order, hidden: _hidden, ...others } = values;
  const { title } = others;
  const item = { id, ...omitUndefined({ ...others, description, image }) };
  return normalised(
    title || image ? item : undefined,
    [...diagnostics, ...priceDiagnostics(values)],
    values,
  );
}
