import { createHash } from 'node:crypto';
import { absoluteAddress, paths } from '@/catalogue/addresses';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { shop } from '@/shop/shop';

/** Part of every hash: to be raised when the drawing itself changes. */
const DRAWING = 1;

/** Twelve hexadecimal digits that change with whatever the picture shows. */
export function previewHash(card: PreviewCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, shop.name, card]))
    .digest('hex')
    .slice(0, 12);
}

/** The name of a page in a picture's address: its path without the slash, or `home`. */
export function previewName(path: string): string {
  return path === paths.home ? 'home' : path.slice(1);
}

/** The absolute address of a page's preview picture. Not under the optimiser: its format would follow `Accept`. */
export function previewAddress(path: string, card: PreviewCard): string {
  return absoluteAddress(`/api/preview/${previewName(path)}.${previewHash(card)}.jpg`);
}
