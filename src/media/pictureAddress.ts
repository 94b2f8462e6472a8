import { OWN_PICTURES } from '@/catalogue/ownPictures';
import { shop } from '@/shop/shop';
import type { pictureWidths } from './pictureWidths';

/** Whether Next's image optimiser takes a picture: only of hosts that it knows, and of our own folder, without a query. */
export function canBeOptimised(src: string): boolean {
  if (src.startsWith('/')) return src.startsWith(OWN_PICTURES) && !src.includes('?');
  return shop.imageHosts.includes(new URL(src).hostname);
}

/** Where the optimiser has a picture in a width; the picture's own address where it can't be optimised. */
export function pictureAddress(src: string, width: (typeof pictureWidths)[number]): string {
  if (!canBeOptimised(src)) return src;
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;
}
