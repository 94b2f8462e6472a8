import { LRUCache } from 'lru-cache';
import type { Messages } from '@/messages/Messages';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { drawPreview } from './drawPreview';
import { fallbackCard } from './fallbackCard';

/** A drawn preview, and the card that it shows. */
export interface Drawn {
  readonly card: PreviewCard;
  readonly picture: Buffer;
}

/** Room for all fixed pages and categories, and some products, at about 40 KB each. */
const last = new LRUCache<string, Drawn>({ max: 128 });
let plain: Promise<Drawn> | undefined;

/** The last drawing of each page: a fallback while many new ones are requested. */
export const lastDrawn = {
  /** Stores a page's drawing and returns it. */
  remember(name: string, drawn: Drawn): Drawn {
    last.set(name, drawn);
    return drawn;
  },

  /** The last drawing of a page, or else the shop's plain one, which does not wait in the queue. */
  async of(name: string, messages: Messages): Promise<Drawn> {
    return last.get(name) ?? lastDrawn.plain(messages);
  },

  /** The shop's plain preview, drawn once per process. Call it early, so that it is ready when it is needed. */
  plain(messages: Messages): Promise<Drawn> {
    plain ??= drawPlain(messages).catch((error) => {
      plain = undefined;
      throw error;
    });
    return plain;
  },
};

async function drawPlain(messages: Messages): Promise<Drawn> {
  const card = fallbackCard('home', messages);
  return { card, picture: await drawPreview(card) };
}
