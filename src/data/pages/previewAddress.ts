import { absoluteAddress } from '@/catalogue/addresses/addresses';
import { previewName } from '@/catalogue/addresses/previewName';
import { digest } from '@/catalogue/digest';
import type { PreviewCard } from '@/seo/PreviewCard';

/** Part of every hash. Raise it when the way of drawing changes, so that all previews get new addresses. */
const DRAWING = 2;

/** Eleven letters and digits that change whenever anything in the picture changes. */
export function previewHash(card: object): string {
  return digest(JSON.stringify([DRAWING, card])).slice(-11);
}

/**
 * The absolute address of a page's preview. It is not optimised, because all readers must get the same format, JPEG.
 */
export function previewAddress(path: string, card: PreviewCard): string {
  return absoluteAddress(`/api/preview/${previewName(path)}.${previewHash(card)}.jpg`);
}
