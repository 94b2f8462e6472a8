import type { NextApiRequest, NextApiResponse } from 'next';
import { EDGE_SECONDS } from '@/catalogue/freshness';
import { storedSheetRun } from '@/data/sheetRun/storedSheetRun';
import { shop } from '@/shop/shop';
import { redirectQuery } from '../redirectQuery';
import { refuseUnlessGet } from '../refuseUnlessGet';

/** Answers the open report, which may be old, with the last run of the sheet, or null. Read at most once a minute. */
export async function answerSheetRun(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response) || redirectQuery(String(request.url), response)) return;
  if (shop.noOwnerReport) {
    response.setHeader('Cache-Control', 'no-store').status(404).end();
    return;
  }
  const run = (await storedSheetRun()) ?? null;
  response
    .setHeader('Cache-Control', `public, max-age=0, s-maxage=${EDGE_SECONDS}`)
    .status(200)
    .json(run);
}
