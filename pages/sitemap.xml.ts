import { sitemapIndex } from '@/server/files/sitemapIndex';
import { textFile } from '@/server/files/textFile';

export const getServerSideProps = textFile('application/xml', sitemapIndex);

export default function SitemapXml() {
  return null;
}
