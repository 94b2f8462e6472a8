import { textFile } from '@/answers/files/textFile';
import farewell from '@/offline/farewell?text';
import worker from '@/offline/worker?text';
import { shop } from '@/shop/shop';

/** How long a CDN may answer in place of the site, in seconds. Browsers ask at every visit. */
const SECONDS = 60;

export const getServerSideProps = textFile(
  'text/javascript',
  () => (shop.keepsNoPages ? farewell : worker),
  SECONDS,
);

export default function ServiceWorker() {
  return null;
}
