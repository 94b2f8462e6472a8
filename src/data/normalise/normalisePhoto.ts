import { omitUndefined } from '@/shop/omitUndefined';
import { normaliser } from './normaliser';
import { translationsOf } from './translations';

/** Turns a document of any shape into a photo of the shop; no item without a picture. */
export const normalisePhoto = normaliser('photo', ({ id, values, diagnostics }) => {
  const { title, des, img: image } = values;
  const texts = {
    ...omitUndefined({ title, description: des }),
    ...translationsOf({ title: 'title', description: 'des' }, values),
  };
  return { item: image ? { id, image, ...texts } : undefined, diagnostics };
});
