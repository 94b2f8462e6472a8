import { textFile } from '@/server/files/textFile';
import { webManifest } from '@/server/files/webManifest';

export const getServerSideProps = textFile('application/manifest+json', webManifest);

export default function SiteManifest() {
  return null;
}
