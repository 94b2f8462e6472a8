import { z } from 'zod';
import type { Slide } from '@/catalogue/items';
import type { RawDocument } from '../source/CatalogueSource';
import { field } from './fields';

const slideDocument = z
  .object({ slider1: field.address, slider2: field.address, slider3: field.address })
  .partial();

/** A slider record out of a document of any shape; undefined without a single picture. */
export function normaliseSlide({ id, fields }: RawDocument): Slide | undefined {
  const { slider1, slider2, slider3 } = slideDocument.safeParse(fields).data ?? {};
  const images = [slider1, slider2, slider3].filter((image) => image !== undefined);
  return images.length > 0 ? { id, images } : undefined;
}
