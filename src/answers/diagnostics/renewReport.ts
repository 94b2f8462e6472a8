import type { NextApiRequest, NextApiResponse } from 'next';
import { allCollections } from '@/catalogue/allCollections';
import { sitePages } from '@/catalogue/sitePages';
import { storedRows } from '@/data/registry/storedRows';
import { freshSeconds } from '@/data/settings/freshSeconds';
import { storedSheetRun } from '@/data/sheetRun/storedSheetRun';
import { readShelf } from '@/data/shelves/readShelf';
import { languageCodes, languages, localPath } from '@/shop/languages';
import { shop } from '@/shop/shop';
import { redirectQuery } from '../redirectQuery';
import { refuseUnlessGet } from '../refuseUnlessGet';

/**
 * Answers "Check now" on the owner's report: reads every collection, renews the page in the language of the link, and
 * redirects to it. Anybody may ask, as often as they like: a collection is read at most once in 60 seconds, as for all
 * pages. A plain link, so that it works without scripts. Where each request may have a process of its own (Vercel), the
 * CDN keeps the redirect for that minute; it keeps permanent ones only. There the page may still use an older reading,
 * and shows its time.
 */
export async function renewReport(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response) || redirectQuery(String(request.url), response)) return;
  const code = languageCodes.find((one) => one === request.query.language);
  if (shop.noOwnerReport || !code) {
    response.setHeader('Cache-Control', 'no-store').status(404).end();
    return;
  }
  // A failed read is logged, and the report names the collection or its older reading.
  await Promise.allSettled([
    ...allCollections.map((collection) => readShelf(collection)),
    storedRows(0),
    storedSheetRun(),
  ]);
  const path = localPath(languages[code], sitePages.report.path);
  await response.revalidate(path).catch(() => undefined);
  response
    .setHeader('Cache-Control', `public, max-age=0, s-maxage=${freshSeconds()}`)
    .redirect(308, path);
}
