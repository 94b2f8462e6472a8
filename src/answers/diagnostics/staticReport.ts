import { readFreshSeconds } from '@/data/settings/readSourceSettings';
import { shop } from '@/shop/shop';
import { makeReport } from './makeReport';

/**
 * The result of getStaticProps for the owner's report, or that there is no such page where a setting turns it off. It is made
 * anew as other pages are, so whoever opens it, and however often, costs no more than they.
 */
export async function staticReport() {
  const revalidate = readFreshSeconds(process.env);
  if (shop.noOwnerReport) return { notFound: true, revalidate } as const;
  return { props: { report: await makeReport() }, revalidate };
}
