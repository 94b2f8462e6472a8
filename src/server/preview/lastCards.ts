import type { PreviewCard } from '@/seo/preview/PreviewCard';
import type { Words } from '@/words/Words';
import { plainCard } from './plainCard';

const last = new Map<string, PreviewCard>();

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
  of(name: string, words: Words): PreviewCard {
    return last.get(name) ?? plainCard(name, words);
  },
};
