import { previewHash } from '@/data/pages/previewAddress';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { drawPreview } from './drawPreview';

/** A drawn preview, and the card that it shows. */
export interface Drawn {
  readonly card: PreviewCard;
  readonly picture: Buffer;
}

/** The most drawings to keep: all fixed pages and categories in each language and some products, about 40 KB each. */
const MOST = 200;

/** Drawings by page name, in the order in which they were last asked for. */
const drawings = new Map<string, Drawn>();

/** The drawing of a page's card, drawn when the card has changed. */
export async function drawing(name: string, card: PreviewCard): Promise<Drawn> {
  const known = drawings.get(name);
  const isSame = known && previewHash(known.card) === previewHash(card);
  const drawn = isSame ? known : { card, picture: await drawPreview(card) };
  drawings.delete(name);
  drawings.set(name, drawn);
  const [oldest] = drawings.keys();
  if (drawings.size > MOST && oldest !== undefined) drawings.delete(oldest);
  return drawn;
}

/** The last drawing of a page; undefined without one. */
export function lastDrawing(name: string): Drawn | undefined {
  return drawings.get(name);
}
