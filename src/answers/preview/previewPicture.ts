import { LRUCache } from 'lru-cache';
import { previewHash } from '@/data/pages/previewAddress';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { drawPreview } from './drawPreview';

/** By hash, at about 40 KB each. The least recently used preview is dropped first. */
const kept = new LRUCache<string, Promise<Buffer>>({ max: 64 });
let queue: Promise<unknown> = Promise.resolve();

/**
 * The preview of a card. Each card is drawn once and cached while there is room, and a process draws one at a time. So
 * a flood of requests costs no more than one drawing per card.
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
