import type { sitePages } from '@/catalogue/sitePages';
import { FreshnessNote } from '@/product/FreshnessNote';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { scrollOffsets } from '@/ui/scrollOffsets';
import { reviewsWords } from '@/words/reviewsWords';
import { PageHead } from './PageHead';
import { PageSection } from './PageSection';
import { ReviewClips } from './ReviewClips';
import { VideoList } from './VideoList';

interface Props {
  readonly shelves: ShelfStatesOf<typeof sitePages.reviews.collections>;
}

/** Customer reviews: the review clips of the settings and the video list. */
export function ReviewsView({ shelves: { videos } }: Props) {
  return (
    <>
      <PageHead title={reviewsWords.title} lead={reviewsWords.lead} />
      <Container>
        <FreshnessNote shelf={videos} what="page" />
      </Container>
      {shop.reviewClips.length > 0 ? (
        <PageSection title={reviewsWords.clips}>
          <ReviewClips />
        </PageSection>
      ) : null}
      <PageSection title={reviewsWords.videos}>
        <VideoList videos={videos.items} />
      </PageSection>
      <ScrollToTop offset={scrollOffsets.page} />
    </>
  );
}
