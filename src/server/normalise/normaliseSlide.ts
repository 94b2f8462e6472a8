import type { Slide } from '@/catalogue/items';
import type { RawDocument } from '../source/CatalogueSource';
import { documentFields } from './documentFields';
import { type Normalised, normalised } from './normalised';
import { readFields } from './readFields';

/** A slider record out of a document of any shape; none without a single picture. */
export function normaliseSlide({ id, fields }: RawDocument): Normalised<Slide> {
  const { values, remarks } = readFields(fields, documentFields.slide);
  const { slider1, slider2, slider3 } = values;
  const images = [slider1, slider2, slider3].filter((image) => image !== undefined);
  return normalised(images.length > 0 ? { id, images } : undefined, remarks);
}
