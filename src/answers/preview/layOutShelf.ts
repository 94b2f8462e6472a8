import type { PreviewCard } from '@/seo/PreviewCard';
import type { ArchRow } from './layOutArches';
import type { TextBox } from './layOutTexts';
import { previewColours } from './previewColours';

/** Any other page's preview: the shop's name, the title, up to four pictures in arches, one line of text. */
export function layOutShelf({ shop, title, line, pictures }: PreviewCard): [ArchRow, TextBox[]] {
  const { shopName, title: ink, line: accent } = previewColours;
  const above = title === shop ? '' : shop;
  return [
    { pictures: pictures.map((picture) => [picture, 270]), foot: 474, gap: 20 },
    [
      { text: above, colour: shopName, top: 28, width: 520, height: 34 },
      { text: title, colour: ink, top: 76, width: 600, height: 84 },
      { text: line, colour: accent, top: 516, width: 600, height: 62 },
    ],
  ];
}
