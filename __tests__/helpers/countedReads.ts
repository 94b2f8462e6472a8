import { FRESH_SECONDS } from '@/catalogue/freshness';
import { SEARCHED_MS } from '@/data/offers/chooseOffers';
import { allPages, type ServerPage } from '@/data/pages/pages';
import type { Asked } from './askedOfTheSite';
import { readsOfTheSite } from './readsOfTheSite';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The collections that each page, each preview and the sitemap read. */
export interface Needs {
  readonly pages: ReadonlyMap<ServerPage, readonly string[]>;
  readonly previews: ReadonlyMap<ServerPage, readonly string[]>;
  readonly sitemap: readonly string[];
}

/** Requests each page, each preview and the sitemap once, and records what is read for it. */
export async function learnNeeds(): Promise<Needs> {
  const pages = new Map<ServerPage, readonly string[]>();
  const previews = new Map<ServerPage, readonly string[]>();
  for (const page of allPages) {
    pages.set(page, await readsOfTheSite([{ kind: 'page', page, at: 0 }]));
    previews.set(page, await readsOfTheSite([{ kind: 'preview', page, at: 0 }]));
  }
  return { pages, previews, sitemap: await readsOfTheSite([{ kind: 'sitemap', at: 0 }]) };
}

/**
 * How often each collection is read for these requests. Counted by rule without running the site, so that a day of ten
 * million visits takes no time: a page or a preview reads a collection that it shows again when its last reading is 60
 * seconds old, one that it looks for offers in when it is six hours old, the sitemap when it is a day old.
 */
export function countedReads(needs: Needs, asked: Iterable<Asked>): Map<string, number> {
  const counts = new Map<string, number>();
  const readAt = new Map<string, number>();
  for (const one of asked) {
    const isSitemap = one.kind === 'sitemap';
    const needed = isSitemap ? needs.sitemap : needs[`${one.kind}s`].get(one.page);
    const shown = isSitemap ? [] : Object.values(one.page.collections).map(({ name }) => name);
    for (const collection of needed ?? []) {
      const oldest = shown.includes(collection)
        ? FRESH_SECONDS * 1000
        : isSitemap
          ? DAY_MS
          : SEARCHED_MS;
      const last = readAt.get(collection) ?? Number.NEGATIVE_INFINITY;
      if (one.at - last < oldest) continue;
      readAt.set(collection, one.at);
      counts.set(collection, (counts.get(collection) ?? 0) + 1);
    }
  }
  return counts;
}
