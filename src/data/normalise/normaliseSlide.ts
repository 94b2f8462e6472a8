import type { Diagnostic } from '@/catalogue/Diagnostic';
import type { Slide, SlidePicture } from '@/catalogue/items';
import { omitUndefined } from '@/shop/omitUndefined';
import type { NormalisedDocument, ParsedDocument } from './documentFields';
import { translationsOf } from './translations';

/** A slide from a document; no item without a picture. Words or a link without their picture: diagnostic `missing`. */
export function normaliseSlide({
  id,
  values,
  diagnostics,
}: ParsedDocument<'slide'>): NormalisedDocument<Slide> {
  /** The n-th picture in a list, or an empty list: words and link are left out when their picture is absent. */
  function picture(n: 1 | 2 | 3): SlidePicture[] {
    const image = values[`slider${n}`];
    if (!image) return [];
    const { [`alt${n}` as const]: alt, [`link${n}` as const]: link } = values;
    const { [`headline${n}` as const]: headline, [`line${n}` as const]: line } = values;
    const names = {
      [`alt${n}`]: 'alt',
      [`headline${n}`]: 'headline',
      [`line${n}`]: 'line',
    } as const;
    return [
      {
        image,
        ...omitUndefined({ alt, link, headline, line }),
        ...translationsOf<SlidePicture>(names, values),
      },
    ];
  }

  const pictures = ([1, 2, 3] as const).flatMap(picture);
  const lacking = ([2, 3] as const)
    .filter((n) => !values[`slider${n}`] && wordsOf(n).some((field) => values[field]))
    .map((n) => `slider${n}`)
    .filter((field) => !diagnostics.some((one) => one.field === field));
  return {
    item: pictures.length > 0 ? { id, pictures } : undefined,
    diagnostics: [
      ...diagnostics,
      ...lacking.map((field): Diagnostic => ({ code: 'missing', field })),
    ],
  };
}

function wordsOf(n: 2 | 3) {
  return [`alt${n}`, `link${n}`, `headline${n}`, `line${n}`] as const;
}
