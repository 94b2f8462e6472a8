import { productFeed } from '@/answers/feeds/productFeed';
import { textFile } from '@/answers/files/textFile';

const HOUR = 3600;

/** The products for Google and Meta. */
export const getServerSideProps = textFile('application/xml', productFeed, HOUR);

export default function ProductFeed() {
  return null;
}
