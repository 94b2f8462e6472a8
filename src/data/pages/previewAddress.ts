import { absoluteAddress, paths } from '@/catalogue/addresses';
import { segmentId } from '@/catalogue/findProduct';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { shop } from '@/shop/shop';
import { shortHash } from '../shortHash';

/** Part of every hash: to be raised when the drawing itself changes. */
const DRAWING = 1;

/** Twelve hexadecimal digits that change with whatever the picture shows. */
export function previewHash(card: PreviewCard): string {
  return shortHash([DRAWING, shop.name, card]);
}

/**
 * The name of a page in a picture's address: its path without the slash, or `home`; of a product its shelf and, behind a dot,
 * its id as the page's address has it.
 */
export function previewName(path: string): string {
  if (path === paths.home) return 'home';
  const [, page = '', segment] = path.split('/');
  return segment === undefined ? page : `${page}.${segmentId(segment)}`;
}

/** The absolute address of a page's preview picture. Not under the optimiser: its format would follow `Accept`. */
export function previewAddress(path: string, card: PreviewCard): string {
  return absoluteAddress(`/api/preview/${previewName(path)}.${previewHash(card)}.jpg`);
}
