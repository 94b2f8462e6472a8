import type { NextApiRequest, NextApiResponse } from 'next';
import { sitePages } from '@/catalogue/sitePages';
import { freshSeconds } from '@/data/settings/freshSeconds';
import { languageCodes, languages, localPath } from '@/shop/languages';
import { shop } from '@/shop/shop';
import { redirectQuery } from '../redirectQuery';
import { refuseUnlessGet } from '../refuseUnlessGet';

/**
 * Answers "Check now" on the owner's report: renews the page in the language of the link, and redirects to it. Anybody
 * may ask, so it has nothing read that the page would not: the press itself asks for the shelves (`checkNow`). A plain
 * link, so that it works without scripts. The CDN keeps the redirect, permanent ones only, for 60 seconds.
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
  const path = localPath(languages[code], sitePages.report.path);
  await response.revalidate(path).catch(() => undefined);
  response
    .setHeader('Cache-Control', `public, max-age=0, s-maxage=${freshSeconds()}`)
    .redirect(308, path);
}
