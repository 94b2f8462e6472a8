import { PREVIEW_TITLE } from '@/catalogue/numbersInTexts';
import type { PreviewCard } from '@/seo/PreviewCard';
import { cutText } from '@/shop/cutText';
import type { ArchRow } from './layOutArches';
import type { TextBox } from './layOutTexts';
import { previewColours } from './previewColours';

/** In characters: longer titles take two lines. */
const WRAPPED_FROM = 28;

/** A product's preview: large picture, two further ones beside it if it has them, name, price and struck M.R.P. */
export function layOutProduct({
  shop,
  title,
  line,
  mrp,
  pictures: [picture = '', before, after],
}: PreviewCard): [ArchRow, TextBox[]] {
  const { shopName, title: ink, line: accent } = previewColours;
  const name = { text: cutText(title, PREVIEW_TITLE), colour: ink, width: 610 };
  const large = [picture, 384] as const;
  // One further picture would stand at one side alone, so it is left out.
  const pictures = before && after ? ([[before, 286], large, [after, 286]] as const) : [large];
  return [
    { pictures, foot: 442, gap: 36 },
    [
      { text: shop, colour: shopName, top: 18, width: 420, height: 30 },
      title.length > WRAPPED_FROM
        ? { ...name, top: 448, height: 72, wraps: true }
        : { ...name, top: 458, height: 60 },
      { text: line, mrp, colour: accent, top: 536, width: 610, height: 66 },
    ],
  ];
}
