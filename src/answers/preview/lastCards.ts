import { LRUCache } from 'lru-cache';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { fallbackCard } from './fallbackCard';

/**
 * Room for all fixed pages and categories in each language, and for the products whose previews are requested in an
 * outage.
 */
const last = new LRUCache<string, PreviewCard>({ max: 500 });

/** The last card of each page: a fallback while the database can't be read. */
export const lastCards = {
  /** Stores a page's card and returns it. */
  remember(name: string, card: PreviewCard): PreviewCard {
    last.set(name, card);
    return card;
  },

  has(name: string): boolean {
    return last.has(name);
  },

  /** The last card of a page, or else its plain one. */
  of(name: string): PreviewCard {
    return last.get(name) ?? fallbackCard(name);
  },
};
