import type { NextApiRequest, NextApiResponse } from 'next';
import { reportPaths } from '@/catalogue/addresses';
import { collections } from '@/catalogue/collections';
import { storedRows } from '@/data/registry/storedRows';
import { storedSheetRun } from '@/data/sheetRun/storedSheetRun';
import { readShelf } from '@/data/shelves/readShelf';
import { shop } from '@/shop/shop';
import { refuseUnlessGet } from '../refuseUnlessGet';

/**
 * Answers "Check now" on the owner's report: reads every collection, renews the page and redirects to it. Anybody
 * may ask, as often as they like: a collection is read at most once in 60 seconds, as for all pages. A plain link, so
 * that it works without scripts. Where each request has a process of its own (Vercel), the page may still use an older
 * reading, and shows its time.
 */
export async function renewReport(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response)) return;
  response.setHeader('Cache-Control', 'no-store');
  if (shop.noOwnerReport) {
    response.status(404).end();
    return;
  }
  // A failed read is logged, and the report names the collection or its older reading.
  await Promise.allSettled([
    ...collections.map((collection) => readShelf(collection)),
    storedRows(0),
    storedSheetRun(0),
  ]);
  await response.revalidate(reportPaths.report).catch(() => undefined);
  response.redirect(303, reportPaths.report);
}
