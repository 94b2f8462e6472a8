import { FRESH_SECONDS } from '@/catalogue/freshness';
import { allPages, type ServerPage } from '@/data/pages/pages';

const DAY_MS = 24 * 60 * 60 * 1000;
/** One reader of a preview for so many visits. */
const VISITS_A_PREVIEW = 100;
/** Robots ask for the sitemap so often a day. */
const SITEMAPS = 100;
/** Has no factor in common with the number of pages, so that the visits go round all of them. */
const STEP = 17;

/** Something that makes the server work: a page to make anew, a card for a preview, or the sitemap. */
export type Asked =
  | { readonly kind: 'page' | 'preview'; readonly page: ServerPage; readonly at: number }
  | { readonly kind: 'sitemap'; readonly at: number };

/**
 * What the server is asked in the course of so many visits, in order, `at` counted in milliseconds from the first. Visits come
 * evenly, `aDay` of them in a day, to all pages in turn, with preview readers and robots among them; a page is made anew as
 * Next does it, on the first visit after its 60 seconds, so most visits ask the server nothing.
 */
export function* askedOfTheSite(visits: number, aDay = visits): Generator<Asked> {
  const madeAt = new Float64Array(allPages.length).fill(Number.NEGATIVE_INFINITY);
  const everySitemap = Math.ceil(aDay / SITEMAPS);
  // Ten million rounds: what Jest's sandbox is slow to look up, globals and imports, is looked up once.
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
