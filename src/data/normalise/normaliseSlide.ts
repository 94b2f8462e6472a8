import type { SlidePicture } from '@/catalogue/items';
import { omitUndefined } from '@/shop/omitUndefined';
import { normaliser } from './normaliser';
import { translationsOf } from './translations';

/** Turns a document of any shape into a slide; no item when it has no picture at all. */
export const normaliseSlide = normaliser('slide', ({ id, values, diagnostics }) => {
  /** Description, link and words are dropped when their picture is missing. */
  function picture(n: 1 | 2 | 3): SlidePicture[] {
    const image = values[`slider${n}`];
    if (!image) return [];
    const texts = { alt: `alt${n}`, headline: `headline${n}`, line: `line${n}` } as const;
    const { [texts.alt]: alt, [`link${n}` as const]: link } = values;
    const { [texts.headline]: headline, [texts.line]: line } = values;
    return [
      { image, ...omitUndefined({ alt, link, headline, line }), ...translationsOf(texts, values) },
    ];
  }

  const pictures = ([1, 2, 3] as const).flatMap(picture);
  return { item: pictures.length > 0 ? { id, pictures } : undefined, diagnostics };
});
