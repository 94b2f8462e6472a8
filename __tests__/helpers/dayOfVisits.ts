import { findCollection } from '@/catalogue/collections';
import { FRESH_SECONDS } from '@/catalogue/freshness';
import { sitemapXml } from '@/server/files/sitemapXml';
import { allPages, type ServerPage } from '@/server/pages';
import { currentCard } from '@/server/preview/currentCard';
import { previewName } from '@/server/preview/previewAddress';
import { staticPage } from '@/server/staticPage';
import { englishDictionary } from '@/words/en/englishDictionary';
import { sourceInUse } from './sourceInUse';

const DAY_MS = 24 * 60 * 60 * 1000;
/** One reader of a preview for so many visits. */
const VISITS_A_PREVIEW = 100;
/** Robots ask for the sitemap so often a day. */
const SITEMAPS = 100;
/** Has no factor in common with the number of pages, so that the visits go round all of them. */
const STEP = 17;

/** A document that a shelf of any kind can show. */
const usable = {
  title: 'A',
  img: '/pictures/a.webp',
  slider1: '/pictures/a.webp',
  Vedioyoutube: 'https://youtu.be/dQw4w9WgXcQ',
};

let nextDay = Date.now();

/** What a day has cost. */
export interface DayOfReads {
  /** Queries by collection, whatever came back. */
  readonly queries: ReadonlyMap<string, number>;
  /** Documents that are read with every shelf fuller than is shown, which is what Firestore bills: one more than the limit. */
  readonly documents: number;
  /** How often a page was made anew. */
  readonly renewals: number;
}

/**
 * Lets visits come evenly through a day, to all pages in turn, with preview readers and robots among them, on a process that
 * makes a page anew as Next does: on the first visit after its 60 seconds. Each call is a later day.
 */
export async function dayOfVisits(visits: number): Promise<DayOfReads> {
  const queries = new Map<string, number>();
  sourceInUse('demo').mockImplementation(async (collection) => {
    queries.set(collection, (queries.get(collection) ?? 0) + 1);
    return [{ id: 'a', fields: usable }];
  });

  const clock = jest.spyOn(Date, 'now');
  nextDay += 2 * DAY_MS;
  const start = nextDay;
  const madeAt = new Map<ServerPage, number>();
  let renewals = 0;
  const everySitemap = Math.ceil(visits / SITEMAPS);
  for (let visit = 0; visit < visits; visit += 1) {
    const now = start + Math.floor((visit * DAY_MS) / visits);
    const page = allPages[(visit * STEP) % allPages.length];
    if (!page) continue;
    const isFresh = now - (madeAt.get(page) ?? Number.NEGATIVE_INFINITY) < FRESH_SECONDS * 1000;
    const isPreview = visit % VISITS_A_PREVIEW === 0;
    const isRobot = visit % everySitemap === 0;
    if (isFresh && !isPreview && !isRobot) continue;
    clock.mockReturnValue(now);
    if (!isFresh) {
      madeAt.set(page, now);
      renewals += 1;
      await staticPage(page, {});
    }
    if (isPreview) await currentCard(previewName(page.path), englishDictionary);
    if (isRobot) await sitemapXml();
  }
  clock.mockRestore();
  const documents = [...queries].reduce(
    (sum, [name, times]) => sum + times * ((findCollection(name)?.limit ?? 0) + 1),
    0,
  );
  return { queries, documents, renewals };
}
