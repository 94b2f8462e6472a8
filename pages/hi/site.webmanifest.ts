import { textFile } from '@/answers/files/textFile';
import { webManifest } from '@/answers/files/webManifest';
import { hindi } from '@/messages/hi/hindi';

export const getServerSideProps = textFile('application/manifest+json', () => webManifest(hindi));

export default function SiteManifest() {
  return null;
}
