import type { Slide, SlidePicture } from '@/catalogue/items';
import type { RawDocument } from '../source/CatalogueSource';
import { documentFields } from './documentFields';
import { type Normalised, normalised } from './normalised';
import { omitUndefined } from './omitUndefined';
import { readFields } from './readFields';

/** Turns a document of any shape into a slide; no item when it has no picture at all. */
export function normaliseSlide({ id, fields }: RawDocument): Normalised<Slide> {
  const { values, diagnostics } = readFields(fields, documentFields.slide);
  const pictures = [
    picture(values.slider1, values.alt1, values.link1, values.headline1, values.line1),
    picture(values.slider2, values.alt2, values.link2, values.headline2, values.line2),
    picture(values.slider3, values.alt3, values.link3, values.headline3, values.line3),
  ].flat();
  return normalised(pictures.length > 0 ? { id, pictures } : undefined, diagnostics, values);
}

/** Description, link and words are dropped when their picture is missing. */
function picture(
  image?: string,
  alt?: string,
  link?: string,
  headline?: string,
  line?: string,
): SlidePicture[] {
  return image ? [{ image, ...omitUndefined({ alt, link, headline, line }) }] : [];
}
