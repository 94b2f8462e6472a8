import { freshSeconds } from '@/data/settings/freshSeconds';
import type { LanguageCode } from '@/shop/LanguageCode';
import { shop } from '@/shop/shop';
import { makeReport } from './makeReport';

/**
 * The result of getStaticProps for the owner's report in a language; "not found" when OWNER_REPORT turns it off. It is
 * revalidated like other pages, so opening it often costs no more than they do.
 */
export async function staticReport(language: LanguageCode) {
  const revalidate = freshSeconds();
  if (shop.noOwnerReport) return { notFound: true, revalidate } as const;
  return { props: { report: await makeReport(language) }, revalidate };
}
