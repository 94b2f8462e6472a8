import type { Photo } from '@/catalogue/items';
import { omitUndefined } from '@/shop/omitUndefined';
import type { RawDocument } from '../source/CatalogueSource';
import { documentFields } from './documentFields';
import { type Normalised, normalised } from './normalised';
import { readFields } from './readFields';
import { translationsOf } from './translations';

const fieldsOf = { title: 'title', description: 'des' } as const;

/** Turns a document of any shape into a photo of the shop; no item without a picture. */
export function normalisePhoto({ id, fields }: RawDocument): Normalised<Photo> {
  const { values, diagnostics } = readFields(fields, documentFields.photo);
  const { title, des, img } = values;
  const texts = {
    ...omitUndefined({ title, description: des }),
    ...translationsOf(fieldsOf, values),
  };
  const item = img ? { id, image: img, ...texts } : undefined;
  return normalised(item, diagnostics, values);
}
