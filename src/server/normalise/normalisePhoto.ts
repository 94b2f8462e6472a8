import { z } from 'zod';
import type { Photo } from '@/catalogue/items';
import type { RawDocument } from '../source/CatalogueSource';
import { field } from './fields';
import { withoutAbsent } from './withoutAbsent';

const photoDocument = z
  .object({ title: field.title, des: field.prose, img: field.address })
  .partial();

/** A shop photo out of a document of any shape; undefined without a picture. */
export function normalisePhoto({ id, fields }: RawDocument): Photo | undefined {
  const { title, des, img } = photoDocument.safeParse(fields).data ?? {};
  if (!img) return undefined;
  return { id, image: img, ...withoutAbsent({ title, description: des }) };
}
