import { feed } from '@/answers/feeds/feed';
import { feeds } from '@/answers/feeds/feeds';
import { textFile } from '@/answers/files/textFile';

const HOUR = 3600;

/** A product feed for Google or Meta: /feeds/<name> */
export const getServerSideProps = textFile(
  ({ feed: name }) => feeds.get(String(name))?.mediaType ?? '',
  ({ feed: name }) => feed(String(name)),
  HOUR,
);

export default function Feed() {
  return null;
}
