import type { Photo } from '@/catalogue/items';
import { omitUndefined } from '@/shop/omitUndefined';
import type { Made, ReadDocument } from './documentFields';
import { translationsOf } from './translations';

/** A photo of the shop from a document; no item without a picture. */
export function normalisePhoto({ id, values, diagnostics }: ReadDocument<'photo'>): Made<Photo> {
  const { title, des, img: image } = values;
  const texts = {
    ...omitUndefined({ title, description: des }),
    ...translationsOf({ title: 'title', description: 'des' }, values),
  };
  return { item: image ? { id, image, ...texts } : undefined, diagnostics };
}
