import { LRUCache } from 'lru-cache';
import type { Messages } from '@/messages/Messages';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { plainCard } from './plainCard';

/** All fixed pages and categories, and as many products as preview readers ask for in an outage. */
const last = new LRUCache<string, PreviewCard>({ max: 500 });

/** What previews showed when the database last answered: better than none while it does not. */
export const lastCards = {
  /** Keeps a page's card and gives it back. */
  remember(name: string, card: PreviewCard): PreviewCard {
    last.set(name, card);
    return card;
  },

  has(name: string): boolean {
    return last.has(name);
  },

  /** The last card of a page, or its plain one. */
  of(name: string, messages: Messages): PreviewCard {
    return last.get(name) ?? plainCard(name, messages);
  },
};
