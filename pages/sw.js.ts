import { textFile } from '@/answers/files/textFile';
import unregisterWorker from '@/offline/unregisterWorker?text';
import worker from '@/offline/worker?text';
import { shop } from '@/shop/shop';

/** Seconds for which a CDN may answer in place of the site. Browsers ask at every visit. */
const SECONDS = 60;

/** Read at each request, so that the setting works after a restart, without a new build. */
const isTurnedOff = () => shop.noOfflinePages || process.env.OFFLINE_PAGES === 'no';

export const getServerSideProps = textFile(
  'text/javascript',
  () => (isTurnedOff() ? unregisterWorker : worker),
  SECONDS,
);

export default function ServiceWorker() {
  return null;
}
