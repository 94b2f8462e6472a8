import type { sitePages } from '@/catalogue/sitePages';
import type { ReviewsMessages } from '@/messages/Messages';
import { FreshnessNote } from '@/product/FreshnessNote';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/later/ScrollToTop';
import { Gallery } from './Gallery';
import { PageHead } from './PageHead';
import { PageSection } from './PageSection';
import { ReviewClips } from './ReviewClips';
import { VideoList } from './VideoList';

interface Props {
  readonly shelves: ShelfStatesOf<typeof sitePages.reviews.collections>;
  readonly messages: ReviewsMessages;
}

/** The reviews page: the review clips from the settings and the video list. */
export function ReviewsView({ shelves: { videos }, messages }: Props) {
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} />
      <Container>
        <FreshnessNote shelf={videos} what="page" />
      </Container>
      {shop.reviewClips.length > 0 ? (
        <PageSection title={messages.clips}>
          <ReviewClips list={Gallery} />
        </PageSection>
      ) : null}
      <PageSection title={messages.videos}>
        <VideoList videos={videos.items} list={Gallery} />
      </PageSection>
      <ScrollToTop />
    </>
  );
}
