import { freshSeconds } from '@/data/settings/freshSeconds';
import type { LanguageCode } from '@/shop/LanguageCode';
import { shop } from '@/shop/shop';
import { makeReport } from './makeReport';

/** The result of getStaticProps for the report, as costly as any page; "not found" when OWNER_REPORT turns it off. */
export async function staticReport(language: LanguageCode) {
  const revalidate = freshSeconds();
  if (shop.noOwnerReport) return { notFound: true, revalidate } as const;
  return { props: { report: await makeReport(language) }, revalidate };
}
