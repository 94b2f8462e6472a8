import { feed } from '@/server/feeds/feed';
import { textFile } from '@/server/files/textFile';

const HOUR = 3600;

/** A feed for Google or Meta: /feeds/<name> */
export const getServerSideProps = textFile(
  ({ feed: name }) => (String(name).endsWith('.csv') ? 'text/csv' : 'application/xml'),
  ({ feed: name }) => feed(String(name)),
  HOUR,
);

export default function Feed() {
  return null;
}
