import { sitemapXml } from '@/server/files/sitemapXml';
import { textFile } from '@/server/files/textFile';

export const getServerSideProps = textFile('application/xml', sitemapXml);

export default function SitemapXml() {
  return null;
}
