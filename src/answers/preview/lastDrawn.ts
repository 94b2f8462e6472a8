import { LRUCache } from 'lru-cache';
import type { Messages } from '@/messages/Messages';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { drawPreview } from './drawPreview';
import { plainCard } from './plainCard';

/** A picture, and the card that it shows. */
export interface Drawn {
  readonly card: PreviewCard;
  readonly picture: Buffer;
}

/** All fixed pages and categories, and some products, at about 40 KB each. */
const last = new LRUCache<string, Drawn>({ max: 128 });
let plain: Promise<Drawn> | undefined;

/** What was drawn of pages before: better than none while many new ones are asked for. */
export const lastDrawn = {
  /** Keeps a page's picture and gives it back. */
  remember(name: string, drawn: Drawn): Drawn {
    last.set(name, drawn);
    return drawn;
  },

  /** The last picture of a page, or the shop's plain one, which waits in no line. */
  async of(name: string, messages: Messages): Promise<Drawn> {
    return last.get(name) ?? lastDrawn.plain(messages);
  },

  /** The shop's plain picture, drawn once in a process: asked for early, it is there when it is needed. */
  plain(messages: Messages): Promise<Drawn> {
    plain ??= drawPlain(messages).catch((error) => {
      plain = undefined;
      throw error;
    });
    return plain;
  },
};

async function drawPlain(messages: Messages): Promise<Drawn> {
  const card = plainCard('home', messages);
  return { card, picture: await drawPreview(card) };
}
