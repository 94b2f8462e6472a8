import { paths } from '@/catalogue/paths';
import { load, readers } from '@/catalogue/server/loadShelves';
import { staticPage } from '@/catalogue/server/staticPage';
import { videosQuery } from '@/catalogue/shelves/shelves';
import { Seo } from '@/seo/Seo';
import { ReviewsView } from '@/views/ReviewsView';
import { words } from '@/words/words';

export const getStaticProps = () => staticPage({}, load(videosQuery, readers.videos));

export default function ReviewPage() {
  return (
    <>
      <Seo title={words.reviews.title} description={words.reviews.lead} path={paths.reviews} />
      <ReviewsView />
    </>
  );
}
