import type { Photo } from '@/catalogue/items';
import { omitUndefined } from '@/shop/omitUndefined';
import type { Made, ReadDocument } from './documentFields';
import { translationsOf } from './translations';

/** Turns a document's values into a photo of the shop; no item without a picture. */
export function normalisePhoto({ id, values, diagnostics }: ReadDocument<'photo'>): Made<Photo> {
  const { title, des, img: image } = values;
  const texts = {
    ...omitUndefined({ title, description: des }),
    ...translationsOf({ title: 'title', description: 'des' }, values),
  };
  return { item: image ? { id, image, ...texts } : undefined, diagnostics };
}
