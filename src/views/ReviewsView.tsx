import type { sitePages } from '@/catalogue/sitePages';
import { FreshnessNote } from '@/product/FreshnessNote';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/ScrollToTop';
import type { ReviewsWords } from '@/words/Words';
import { Gallery } from './Gallery';
import { PageHead } from './PageHead';
import { PageSection } from './PageSection';
import { ReviewClips } from './ReviewClips';
import { VideoList } from './VideoList';

interface Props {
  readonly shelves: ShelfStatesOf<typeof sitePages.reviews.collections>;
  readonly words: ReviewsWords;
}

/** Customer reviews: the review clips of the settings and the video list. */
export function ReviewsView({ shelves: { videos }, words }: Props) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Container>
        <FreshnessNote shelf={videos} what="page" />
      </Container>
      {shop.reviewClips.length > 0 ? (
        <PageSection title={words.clips}>
          <ReviewClips list={Gallery} />
        </PageSection>
      ) : null}
      <PageSection title={words.videos}>
        <VideoList videos={videos.items} list={Gallery} />
      </PageSection>
      <ScrollToTop />
    </>
  );
}
