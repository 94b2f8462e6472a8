import { sitemapXml } from '@/answers/files/sitemapXml';
import { textFile } from '@/answers/files/textFile';

export const getServerSideProps = textFile('application/xml', sitemapXml);

export default function SitemapXml() {
  return null;
}
