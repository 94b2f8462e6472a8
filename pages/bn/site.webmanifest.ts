import { textFile } from '@/answers/files/textFile';
import { webManifest } from '@/answers/files/webManifest';
import { bengali } from '@/messages/bn/bengali';

export const getServerSideProps = textFile('application/manifest+json', () => webManifest(bengali));

export default function SiteManifest() {
  return null;
}
