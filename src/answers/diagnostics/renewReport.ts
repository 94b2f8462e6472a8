import type { NextApiRequest, NextApiResponse } from 'next';
import { sitePages } from '@/catalogue/addresses/sitePages';
import { freshSeconds } from '@/data/settings/freshSeconds';
import { languageCodes, languages, localPath } from '@/shop/languages';
import { shop } from '@/shop/shop';
import { redirectQuery } from '../redirectQuery';
import { refuseUnlessGet } from '../refuseUnlessGet';

/**
 * Answers "Check now": renews the report, in the link's language, and redirects to it. Anybody may ask, so it reads no
 * more than the page itself does.
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
