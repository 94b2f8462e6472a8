import { sitemapPartXml } from '@/answers/files/sitemapPartXml';
import { textFile } from '@/answers/files/textFile';

/** One part of the sitemap: /sitemap/<part>.xml */
export const getServerSideProps = textFile('application/xml', ({ part }) =>
  sitemapPartXml(String(part).replace(/\.xml$/, '')),
);

export default function SitemapPart() {
  return null;
}
