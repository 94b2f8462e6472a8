import { LRUCache } from 'lru-cache';
import { previewHash } from '@/data/pages/previewAddress';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { drawPreview } from './drawPreview';

/** By hash. Every page's picture at once is about 4 MB; what nobody asked for longest makes room. */
const kept = new LRUCache<string, Promise<Buffer>>({ max: 64 });
let queue: Promise<unknown> = Promise.resolve();

/**
 * The picture of a card: drawn once, one at a time in a process however many ask, and kept while there is room. So a flood
 * of requests costs no more than one drawing a card.
 */
export function previewPicture(card: PreviewCard): Promise<Buffer> {
  const hash = previewHash(card);
  const known = kept.get(hash);
  if (known) return known;

  const picture = queue.then(() => drawPreview(card));
  queue = picture.catch(() => undefined);
  kept.set(hash, picture);
  picture.catch(() => kept.delete(hash));
  return picture;
}
