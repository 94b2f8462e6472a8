import { textFile } from '@/server/files/textFile';
import { webManifest } from '@/server/files/webManifest';
import { english } from '@/words/en/english';

export const getServerSideProps = textFile('application/manifest+json', () => webManifest(english));

export default function SiteManifest() {
  return null;
}
