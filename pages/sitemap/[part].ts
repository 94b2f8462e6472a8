import { sitemapPart } from '@/answers/files/sitemapPart';
import { textFile } from '@/answers/files/textFile';

/** One part of the sitemap: /sitemap/<part>.xml */
export const getServerSideProps = textFile('application/xml', ({ part }) =>
  sitemapPart(String(part).replace(/\.xml$/, '')),
);

export default function SitemapPart() {
  return null;
}
