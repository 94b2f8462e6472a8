import { sitemapIndex } from '@/answers/files/sitemapIndex';
import { textFile } from '@/answers/files/textFile';

export const getServerSideProps = textFile('application/xml', sitemapIndex);

export default function SitemapXml() {
  return null;
}
