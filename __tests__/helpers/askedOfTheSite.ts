import { FRESH_SECONDS } from '@/catalogue/freshness';
import { allPages, type ServerPage } from '@/data/pages/pages';

const DAY_MS = 24 * 60 * 60 * 1000;
/** One preview request for this many visits. */
const VISITS_A_PREVIEW = 100;
/** How often crawlers request the sitemap a day. */
const SITEMAPS = 100;
/** Shares no factor with the number of pages, so that the visits reach all of them. */
const STEP = 17;

/** A request that makes the server work: a page to regenerate, a card for a preview, or the sitemap. */
export type Asked =
  | { readonly kind: 'page' | 'preview'; readonly page: ServerPage; readonly at: number }
  | { readonly kind: 'sitemap'; readonly at: number };

/**
 * The requests that reach the server during that many visits, in order, with `at` in milliseconds since the first.
 * Visits come evenly, `aDay` of them in a day, to all pages in turn. Preview readers and crawlers come in between. As
 * in Next, the first visit after a page's 60 seconds regenerates it, so most visits cost the server nothing.
 */
export function* askedOfTheSite(visits: number, aDay = visits): Generator<Asked> {
  const madeAt = new Float64Array(allPages.length).fill(Number.NEGATIVE_INFINITY);
  const everySitemap = Math.ceil(aDay / SITEMAPS);
  // Ten million iterations: globals and imports are slow to look up in Jest's sandbox, so look them up once.
  const { floor } = Math;
  const pages = allPages;
  const freshMs = FRESH_SECONDS * 1000;
  for (let visit = 0; visit < visits; visit += 1) {
    const at = floor((visit * DAY_MS) / aDay);
    const index = (visit * STEP) % pages.length;
    const page = pages[index] as ServerPage;
    if (at - (madeAt[index] as number) >= freshMs) {
      madeAt[index] = at;
      yield { kind: 'page', page, at };
    }
    if (visit % VISITS_A_PREVIEW === 0) yield { kind: 'preview', page, at };
    if (visit % everySitemap === 0) yield { kind: 'sitemap', at };
  }
}
