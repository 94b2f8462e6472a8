import { textFile } from '@/answers/files/textFile';
import { webManifest } from '@/answers/files/webManifest';
import { english } from '@/messages/en/english';

export const getServerSideProps = textFile('application/manifest+json', () => webManifest(english));

export default function SiteManifest() {
  return null;
}
